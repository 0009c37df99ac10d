# What to draw with `make run`, and where the picture goes.
SAMPLE ?= samples/TabBar
OUT ?= out
# The size of the app that `make bench` generates, and how often each tool reads it.
COORDINATORS ?= 200
RUNS ?= 15
# How many inputs `make fuzz` tries on each target.
INPUTS ?= 20000

SWIFT ?= swift
SOURCES = Sources Tests .ci/packaging/swiftpm Package.swift
PICTURE = $(OUT)/$(notdir $(SAMPLE:/=)).svg

.PHONY: run test fuzz sanitize bench growth lint format setup dist

## Draws a sample with a release build and says where the picture is.
run: setup
	$(SWIFT) build -c release --product coordinator-graph
	@mkdir -p $(OUT)
	"$$($(SWIFT) build -c release --show-bin-path)/coordinator-graph" render $(SAMPLE) --output $(PICTURE)
	@echo "The picture of $(SAMPLE) is $(CURDIR)/$(PICTURE)"

## Runs all tests.
test: setup
	$(SWIFT) test

# SwiftPM hands the C of the package both sanitizers; swiftc takes the last of several options, and has no own checks of undefined
# behaviour to add, because Swift's stay in a release build.
FUZZING = --sanitize address --sanitize fuzzer -Xswiftc -sanitize=address,fuzzer \
  -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined

## Runs libFuzzer over each way in for bytes of others, with sanitizers; the first build takes many minutes.
fuzz: setup
	FUZZING=1 $(SWIFT) build -c release --scratch-path .build-fuzz $(FUZZING) --product Fuzz
	.ci/fuzz-targets .build-fuzz/release/Fuzz --runs $(INPUTS)

# The helper for layout is built without its limit of address space, and tests know that they are slower.
SANITIZING = -Xswiftc -DSANITIZED

## Runs the tests under the thread and the address sanitizer.
sanitize: setup
	TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/thread-sanitizer.txt \
	  $(SWIFT) test --sanitize thread --scratch-path .build-tsan $(SANITIZING)
	ASAN_OPTIONS=detect_leaks=0 \
	  $(SWIFT) test --sanitize address --scratch-path .build-asan $(SANITIZING)

## Times a release build against ast-grep on a generated app.
bench: setup
	$(SWIFT) build -c release --product coordinator-graph
	.ci/bench --coordinators $(COORDINATORS) --runs $(RUNS) \
	  "$$($(SWIFT) build -c release --show-bin-path)/coordinator-graph"

## Fails where time grows too fast with the size of an app, or with shapes that tempt it to.
growth: setup
	$(SWIFT) build -c release --product coordinator-graph
	.ci/growth "$$($(SWIFT) build -c release --show-bin-path)/coordinator-graph"

## Makes the files of a release for this machine's kind, of the last commit, in dist/.
dist: setup
	.ci/packaging/build .build/dist/stage
	.ci/packaging/pack .build/dist/stage dist
	@echo "The files of the release are in $(CURDIR)/dist"

## Checks the format of all Swift files.
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

## Fixes the format of all Swift files.
format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

## Installs what is missing, and says so before it does.
setup:
	@.ci/setup

# Tries the rules of docs/bazel on sixty generated modules; needs a bazel.
.PHONY: bazel
bazel:
	swift build --product coordinator-graph
	.ci/bazel .build/debug/coordinator-graph

# An image with the tool and git, for CI systems that run containers. Build it in a clone: docker build -t coordinator-graph .
FROM swift:6.3-bookworm AS build
# The images are fixed by their release of Debian, which has one version of each package.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends dpkg-dev libcurl4-openssl-dev libgraphviz-dev make pkg-config python3 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN git config --global --add safe.directory /source && make dist

FROM debian:12-slim
# The package says what it depends on; git is for diff and log.
# hadolint ignore=DL3008
RUN --mount=type=bind,from=build,source=/source/dist,target=/dist \
    apt-get update \
    && apt-get install -y --no-install-recommends /dist/coordinator-graph_*.deb fonts-dejavu-core git \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home --uid 1000 coordinator
USER 1000
# A mounted repository belongs to somebody else.
RUN git config --global --add safe.directory '*'
WORKDIR /app
ENTRYPOINT ["coordinator-graph"]
CMD ["--help"]

"""A page of releases on this machine, whose files can be wrong, missing, slow or cut off."""
import hashlib
import io
import tarfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def archive(name, program):
    """The tar.gz of a release with one program in it."""
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w:gz", compresslevel=1) as tar:
        entry = tarfile.TarInfo(f"{name}/bin/coordinator-graph")
        entry.size, entry.mode = len(program), 0o755
        tar.addfile(entry, io.BytesIO(program))
    return file.getvalue()


class Releases:
    """Files by the last two components of their addresses, and what was asked for."""

    def __init__(self):
        self.files = {}
        self.requests = []
        self.seconds = 0
        self.cut_off = set()
        releases = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                path = "/".join(self.path.split("/")[-2:])
                releases.requests.append(path)
                if path not in releases.files:
                    self.send_error(404)
                    return
                time.sleep(releases.seconds)
                data = releases.files[path]
                self.send_response(200)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                cut = releases.cut_off and path.endswith(".gz")
                if cut and releases.cut_off != "always":
                    releases.cut_off = None
                try:
                    self.wfile.write(data[: len(data) // 2] if cut else data)
                except ConnectionError:
                    pass

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_port}/team/coordinator-graph/releases/download"

    def publish(self, version, platform, program):
        """Publishes a program with its right checksum."""
        name = f"coordinator-graph-{version}-{platform}"
        data = archive(name, program)
        self.files[f"v{version}/{name}.tar.gz"] = data
        self.files[f"v{version}/{name}.sha256"] = f"{hashlib.sha256(data).hexdigest()}  {name}.tar.gz\n".encode()

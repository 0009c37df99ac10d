"""A GitLab of one merge request, for the real curl to talk to."""
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

USER, TOKEN = 42, "secret"
NOTES = "/api/v4/projects/3/merge_requests/7/notes"


class GitLab:
    """Notes of one merge request, for those who show the token."""

    def __init__(self):
        self.notes = {}
        gitlab = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
                status, reply = 401, {}
                if self.headers.get("PRIVATE-TOKEN") == TOKEN:
                    status, reply = gitlab.reply(self.command, urlsplit(self.path), parse_qs(body))
                data = json.dumps(reply).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            do_GET = do_POST = do_PUT = do_DELETE = answer

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def environment(self):
        return {
            "CI_API_V4_URL": f"http://127.0.0.1:{self.server.server_port}/api/v4",
            "CI_PROJECT_ID": "3",
            "CI_MERGE_REQUEST_IID": "7",
            "COORDINATOR_GRAPH_TOKEN": TOKEN,
            "no_proxy": "127.0.0.1",
        }

    def add(self, user, body):
        number = len(self.notes) + 101
        self.notes[number] = {"id": number, "author": {"id": user}, "body": body}
        return self.notes[number]

    def bodies(self, user=USER):
        return [note["body"] for note in self.notes.values() if note["author"]["id"] == user]

    def reply(self, method, url, form):
        if url.path == "/api/v4/user":
            return 200, {"id": USER}
        if url.path == NOTES and method == "GET":
            query = parse_qs(url.query)
            size, page = int(query["per_page"][0]), int(query["page"][0])
            return 200, list(self.notes.values())[size * (page - 1) : size * page]
        if url.path == NOTES:
            return 201, self.add(USER, form["body"][0])
        number = int(re.fullmatch(NOTES + r"/(\d+)", url.path)[1])
        if method == "DELETE":
            return 200, self.notes.pop(number)
        self.notes[number]["body"] = form["body"][0]
        return 200, self.notes[number]

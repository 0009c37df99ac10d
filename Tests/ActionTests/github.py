"""A GitHub of one pull request, for the real gh to talk to."""
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlencode, urlsplit

REPOSITORY = "team/app"
NUMBER = 7


class GitHub:
    """Comments of one pull request, and whose token asks; gh reaches it as its proxy for the host github.localhost."""

    def __init__(self):
        self.comments = {}
        self.user = "github-actions[bot]"
        self.status = 200
        self.requests = []
        github = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                url = urlsplit(self.path)
                status, reply = github.reply(self.command, url.path, json.loads(body or "{}"))
                self.send_response(status)
                if isinstance(reply, list):
                    reply = self.page(reply, url)
                data = json.dumps(reply).encode()
                self.send_header("Content-Type", "application/json; charset=utf-8")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def page(self, items, url):
                query = dict(parse_qsl(url.query))
                size, number = int(query.get("per_page", 30)), int(query.get("page", 1))
                if len(items) > size * number:
                    following = url._replace(query=urlencode({**query, "page": number + 1})).geturl()
                    self.send_header("Link", f'<{following}>; rel="next"')
                return items[size * (number - 1) : size * number]

            do_GET = do_POST = do_PATCH = do_DELETE = answer

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def environment(self):
        return {
            "HTTP_PROXY": f"http://127.0.0.1:{self.server.server_port}",
            "NO_PROXY": "",
            "GITHUB_SERVER_URL": "http://github.localhost",
            "GITHUB_REPOSITORY": REPOSITORY,
        }

    def add(self, user, body):
        number = len(self.comments) + 101
        self.comments[number] = {"id": number, "user": {"login": user}, "body": body}
        return number

    def bodies(self, user="github-actions[bot]"):
        return [comment["body"] for comment in self.comments.values() if comment["user"]["login"] == user]

    def reply(self, method, path, body):
        self.requests.append((method, path))
        if path == "/graphql":
            return 200, {"data": {"viewer": {"login": self.user}}}
        if method != "GET" and self.status != 200:
            return self.status, {"message": "Resource not accessible by integration"}
        if path == f"/repos/{REPOSITORY}/issues/{NUMBER}/comments":
            if method == "GET":
                return 200, list(self.comments.values())
            return 201, self.comments[self.add(self.user, body["body"])]
        number = int(re.fullmatch(rf"/repos/{REPOSITORY}/issues/comments/(\d+)", path)[1])
        if method == "DELETE":
            return 200, self.comments.pop(number)
        self.comments[number]["body"] = body["body"]
        return 200, self.comments[number]

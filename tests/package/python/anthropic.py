"""Stands in for the real Python SDK where that is not installed: only what docs/mock-api.md uses of it.

Sends and reads what the SDK sends and reads, with the standard library alone. It proves that the example is a whole tool
loop against the server, not that the SDK itself works with it.
"""

import json
import urllib.error
import urllib.request
from types import SimpleNamespace


class APIStatusError(Exception):
    pass


class Anthropic:
    def __init__(self, base_url, api_key):
        self.base_url = base_url
        self.api_key = api_key
        self.messages = SimpleNamespace(create=self._create)

    def _create(self, **params):
        request = urllib.request.Request(
            self.base_url + "/v1/messages",
            data=json.dumps(params, default=vars).encode(),
            headers={
                "content-type": "application/json",
                "x-api-key": self.api_key,
                "anthropic-version": "2023-06-01",
            },
        )
        try:
            with urllib.request.urlopen(request) as response:
                message = json.load(response)
        except urllib.error.HTTPError as error:
            raise APIStatusError(error.read().decode()) from None
        message["content"] = [SimpleNamespace(**block) for block in message["content"]]
        return SimpleNamespace(**message)

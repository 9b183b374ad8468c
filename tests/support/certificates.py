"""A certificate for a server with TLS that a test starts."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest


def find_program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def make_certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """Of a server with this name, signed by itself; the certificate and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={name}"]
    made += ["-addext", f"subjectAltName=DNS:{name}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([find_program("openssl"), *made], check=True, capture_output=True)
    return certificate, key

"""Where the tests in Python find the project."""
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = sorted(path.name for path in (ROOT / "samples").iterdir() if path.is_dir())

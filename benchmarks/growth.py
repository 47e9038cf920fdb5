"""How ``ombre simulate`` grows: time and memory with the number of hands, time with the number of workers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

_RUN = """
import json, resource, sys, time
from ombre_dsl.cli import main
start = time.perf_counter()
try:
    main(sys.argv[1:])
except SystemExit as end:
    assert not end.code, end.code
took = time.perf_counter() - start
usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
print(json.dumps([took, max(one.ru_maxrss for one in usage)]), file=sys.stderr)
"""


def simulated(variant: Path, hands: int, workers: int = 1) -> tuple[float, float]:
    """Seconds by the clock and the largest memory of a process, in MB, of a simulation with random play."""
    words = ["simulate", str(variant), "--hands", str(hands), "--policy", "random", "--workers", str(workers)]
    command = [sys.executable, "-c", _RUN, *words, "--format", "json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    took, memory = json.loads(done.stderr.strip().splitlines()[-1])
    return took, memory / 1024

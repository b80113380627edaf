#!/usr/bin/env python3
"""A player for `belle arena`: any legal move. A better `choose` is a better player.

    belle arena lumiere 'cmd:python3 docs/random_player.py' gamin --games 10

What is said to it, and what it may answer, is in docs/engine.md.
"""

import json
import random
import sys

chance = random.Random(1)
legal, position = [], {}


def choose():
    """One of the legal moves; `position` is what this seat may know of the game."""
    return chance.choice(legal)


for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "belle":
        print("name Random\noption seed\nready", flush=True)
    elif word == "set" and rest.startswith("seed "):
        chance = random.Random(int(rest[5:]))
    elif word == "shown":
        position = json.loads(rest)
    elif word == "legal":
        legal = rest.split("; ")
    elif word == "go":
        print("best " + choose(), flush=True)
    elif word == "quit":
        break

import { FORGE, PRIMITIVES } from './escapes.ts';

/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Objects whose types, addresses and contents are used for forging. */
const SETUP = `
import math, json, array
class Own:
    def __init__(self):
        self.a = 1
    def method(self):
        return self
    def __getattr__(self, name):
        return 7
def plain(a, b=2, *c, **d):
    return a
def yields():
    yield 1
    yield 2
def jump():
    try:
        yield 1
    finally:
        raise ValueError
seen = [plain, Own(), Own, Own().method, yields(), jump(), [1, 2], (1, 2), {1: 2}, {1, 2}, "text", b"bytes", 1.5, 1 << 80,
        math, json.dumps, print, len, range(3), bytearray(8), array.array("i", [1]), iter([1]), map(plain, [1]), type,
        object(), ValueError("x"), __import__, super, property(plain), memoryview(b"ab"), None, True]
def kind_of(n):
    return rd(id(seen[n % len(seen)]))
def word_of(n):
    return rd(id(seen[n % len(seen)]) + 4 * (n % 5))
def poke(address, value):
    whole = bytearray(4)
    window = forge(rd(id(whole)), rd(id(whole) + 4), 4, address)
    for i in range(4):
        window[i] = (value >> (8 * i)) & 0xff
`;

const USES = [
  ...['it()', 'it(1)', 'it(1, 2)', 'it(1, 2, 3)', 'it(*[it, it])', 'it(a=1)', 'it(it)'],
  ...[
    'it.a',
    'it.send(1)',
    'it.append(1)',
    'it.__class__',
    'it.escaped(1)',
    'it.__dict__',
    'it.x = 1',
    'del it.x',
  ],
  ...[
    'it[0]',
    'it["escaped"]',
    'it[0] = it',
    'del it[0]',
    'it[0:1]',
    'len(it)',
    'list(it)',
    'next(it)',
    'iter(it)',
  ],
  ...[
    'str(it)',
    'repr(it)',
    'hash(it)',
    'bool(it)',
    'it == 1',
    'it < it',
    'it + it',
    'it * 3',
    '-it',
    '1 in it',
  ],
  ...[
    'int(it)',
    'sorted(it)',
    'dict(it)',
    'bytes(it)',
    'sum(it)',
    'type(it)',
    'isinstance(it, it)',
    'dir(it)',
  ],
  ...[
    'exec("1", it)',
    'eval("a", {}, it)',
    'type("T", (it,), {})()',
    'F(it, {})()',
    '"%s" % it',
    '"".join(it)',
  ],
  ...[
    'math.sqrt(it)',
    'json.dumps(it)',
    'raise_it()',
    'with_it()',
    'from_it()',
    'globals().update(it)',
    'R(it)',
  ],
];

const HELPERS = `
def raise_it():
    raise it
def with_it():
    with it:
        pass
def from_it():
    return list(x for x in it)
`;

/** A program that forges objects and uses them, a different one for every seed. */
export function forgedProgram(seed: number): string {
  const random = numbersFrom(seed);
  const word = () =>
    [
      String(random(2 ** 32)),
      String(random(64)),
      `word_of(${random(200)})`,
      `id(seen[${random(32)}])`,
      `kind_of(${random(32)})`,
      `id(seen[${random(32)}]) + ${random(64)}`,
    ][random(6)];
  const lines = Array.from({ length: 6 + random(20) }, () => {
    const use = USES[random(USES.length)] ?? 'it()';
    const forged = `it = forge(kind_of(${random(32)}), ${Array.from({ length: 1 + random(6) }, word).join(', ')})`;
    const poke = random(4) === 0 ? [`    poke(${word()}, ${word()})`] : [];
    return ['try:', ...poke, `    ${forged}`, `    ${use}`, 'except Exception:', '    pass'].join('\n');
  });
  return [PRIMITIVES, FORGE, SETUP, 'it = None', HELPERS, ...lines].join('\n');
}

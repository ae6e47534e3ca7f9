import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'escapes');

/** The two programs that escaped from an earlier interpreter, as an attacker wrote them. */
export const ESCAPES = {
  server: readFileSync(join(folder, 'escape-on-the-server.py'), 'utf8'),
  browser: readFileSync(join(folder, 'escape-in-the-browser.py'), 'utf8'),
} as const;

/** Reads and forges any word of the interpreter's memory: the first part of both programs. */
export const PRIMITIVES = ESCAPES.server.slice(0, ESCAPES.server.indexOf('C = id(__import__)'));

const RAW_IMPORT = ESCAPES.server.slice(
  ESCAPES.server.indexOf('C = id(__import__)'),
  ESCAPES.server.indexOf("js = load('js')"),
);

/** An object with these words, made from the bytes of an array. */
export const FORGE = `
keep = []
def forge(*words):
    raw = bytearray(4 * len(words) + 8)
    keep.append(raw)
    start = rd(id(raw) + 12)
    shift = (4 - start % 4) % 4
    for n, word in enumerate(words):
        for i in range(4):
            raw[shift + 4 * n + i] = (word >> (8 * i)) & 0xff
    return fab(start + shift)
`;

const reach = (module: string) => `${PRIMITIVES}${RAW_IMPORT}outside = load('${module}')\n`;

/** Ways into JavaScript that the program tries once it has the raw import. */
const BRIDGE_USES = [
  'outside.escaped("attribute")',
  'outside.globalThis.escaped("global")',
  'outside.fetch("/api/admin/people")',
  'outside.process.exit(7)',
  'outside.Function("escaped(1)")()',
  'outside.Reflect.get(outside, "escaped")("reflect")',
  'outside.Object.prototype.polluted = 1',
  'outside["escaped"]("subscript")',
  'outside["polluted"] = 1',
  'list(outside)',
  'hasattr(outside, "escaped")',
  'dir(outside)',
  'outside()',
  'outside(1)',
  'outside(1, 2)',
  'outside(1, 2, 3, 4)',
  'outside(a=1)',
  'outside(1, a=2)',
  'outside.Array.new(3)',
  'setattr(outside, "polluted", 1)',
];

/** Ways to a bridge object that need no import: a forged one with its own reference. */
const FORGED_USES = [0, 1, 2, 1000].flatMap((reference) => [
  `forge(kind, ${reference}).escaped("forged")`,
  `forge(kind, ${reference})["escaped"]`,
  `forge(kind, ${reference})()`,
  `[each for each in forge(kind, ${reference})]`,
]);

/** Modules that would give access to files, the interpreter's own state or JavaScript. */
const MODULES = ['js', 'jsffi', 'os', 'uos', 'io', 'sys', 'builtins', 'asyncio', 'vfs', 'gc', 'platform'];

/** The two escapes with their last part or the path to it changed. */
export const MUTATIONS: readonly string[] = [
  ...BRIDGE_USES.map((use) => `${reach('js')}${use}`),
  ...FORGED_USES.map((use) => `${reach('js')}${FORGE}kind = rd(id(outside))\n${use}`),
  ...MODULES.map((module) => `${reach(module)}outside.open("/lib/x.py", "w")`),
  `${reach('jsffi')}outside.create_proxy(print)`,
  `${reach('jsffi')}outside.to_js([1])`,
  `${reach('jsffi')}outside.JsProxy()`,
  `${reach('uos')}outside.listdir("/")`,
  `${reach('uos')}outside.mkdir("/x")`,
  `${reach('uos')}outside.remove("/lib/x.py")`,
  `${reach('uos')}outside.rename("/lib", "/y")`,
  `${reach('uos')}outside.getcwd()`,
  `${reach('uio')}outside.open("/dev/stdin").read()`,
];

// Loaded before the server (`--import`): takes its TypeScript without types from `.cache/stripped`. Node would strip
// each file itself, with a compiler of fifteen megabytes that stays in memory (decision 67). Files that are missing
// there are left to Node.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { placeOf } from './place.mjs';

const STRIP_ALL = fileURLToPath(new URL('strip-all.mjs', import.meta.url));

let hasStripped = false;

/** The first start after a change creates them, all at once, in a process that ends together with the compiler. */
function stripOnce() {
  if (hasStripped) return;
  hasStripped = true;
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', STRIP_ALL], { stdio: 'ignore' });
}

function readStripped(place) {
  try {
    // Empty after a power cut: then it counts as missing.
    return readFileSync(place, 'utf8') || null;
  } catch {
    return null;
  }
}

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
    const place = placeOf(readFileSync(fileURLToPath(url), 'utf8'));
    const known = readStripped(place);
    if (known === null) stripOnce();
    const source = known ?? readStripped(place);
    return source === null ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

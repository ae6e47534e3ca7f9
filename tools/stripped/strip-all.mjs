// Everything that the server may load, without types, stored under its content hash.
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { placeOf, STRIPPED_FOLDER } from './place.mjs';

const files = globSync(['apps/api/src/**/*.ts', 'packages/*/src/**/*.ts'], {
  cwd: projectRoot,
  exclude: (path) => /\.test\.ts$|node_modules/.test(path),
});

/** A power cut leaves an empty file. */
const isThere = (place) => (statSync(place, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Atomically: another server may be starting. */
function write(place, text) {
  const unfinished = `${place}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, place);
}

mkdirSync(STRIPPED_FOLDER, { recursive: true });
const kept = new Set();
for (const file of files) {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  const place = placeOf(source);
  kept.add(place);
  if (!isThere(place)) write(place, stripTypeScriptTypes(source));
}
for (const name of readdirSync(STRIPPED_FOLDER)) {
  const place = join(STRIPPED_FOLDER, name);
  if (name.endsWith('.mjs') && !kept.has(place)) rmSync(place, { force: true });
}

// Writes the software bill of materials: every package of the lock file with its hash, licence and dependencies.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../project-root.mjs';
import { readComponentList } from './component-list.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.cache/sbom.cdx.json' } } });
const file = resolve(projectRoot, values.out);
const { name } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

const list = await readComponentList(name);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
console.log(
  `${relative(process.cwd(), file)}: CycloneDX ${list.specVersion}, ${list.components.length} components`,
);

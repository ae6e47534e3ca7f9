// Writes docs/configuration.md and .env.example from the settings in apps/api/src/config.ts, and the table of docs/operating.md
// from apps/api/src/process-memory/cached-rows.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { configurationFiles } from './configuration.ts';
import { withCachedRows } from './several-servers.ts';

for (const [path, text] of Object.entries(configurationFiles())) writeFileSync(join(projectRoot, path), text);

const operating = join(projectRoot, 'docs/operating.md');
writeFileSync(operating, withCachedRows(readFileSync(operating, 'utf8')));

// Writes docs/configuration.md and .env.example from the settings in apps/api/src/config.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { configurationFiles } from './configuration.ts';

for (const [path, text] of Object.entries(configurationFiles())) writeFileSync(join(projectRoot, path), text);

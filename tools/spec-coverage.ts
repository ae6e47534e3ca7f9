// Lists the clauses of the specification that no test title names.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project-root.mjs';
import { readClauseIds, updateClauseIds } from './spec-coverage/clause-ids.ts';
import { coverageByArea, findUnknownIds, type TitledFile } from './spec-coverage/coverage.ts';
import { printCoverage } from './spec-coverage/print-coverage.ts';
import { findTestTitles } from './spec-coverage/test-titles.ts';

const { values } = parseArgs({
  options: { area: { type: 'string' }, update: { type: 'boolean', default: false } },
});
if (values.update) updateClauseIds();

const testFiles = globSync(
  [
    '{packages,apps,tools,benchmarks}/**/*.test.{ts,tsx}',
    'e2e/**/*.{test,spec}.ts',
    'screens/**/*.screen.ts',
  ],
  { cwd: projectRoot, exclude: (name) => name === 'node_modules' || name === 'dist' },
);
const titledFiles: TitledFile[] = testFiles.sort().map((file) => ({
  file,
  titles: findTestTitles(file, readFileSync(join(projectRoot, file), 'utf8')),
}));

const clauseIds = readClauseIds();
const areas = values.area?.toUpperCase().split(',');
printCoverage(coverageByArea(clauseIds, titledFiles, areas));

const unknown = findUnknownIds(clauseIds, titledFiles);
for (const { file, id, title } of unknown) console.error(`${file}: no clause is called ${id} (“${title}”)`);
process.exitCode = unknown.length > 0 ? 1 : 0;

// Changes the rules of packages/domain one place at a time and reports which changes no test of the domain notices.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../project-root.mjs';
import { domainFiles, mutantsOf, sourcesAt } from './domain-sources.ts';
import { relatedTests } from './related-tests.ts';
import { reportLines } from './report.ts';
import { assertTestsTell, runMutants } from './run-mutants.ts';
import { sample } from './sample.ts';

const usage = `Usage: npm run mutate [-- <area or file>] [--sample <number>] [--seed <number>] [--all]
  npm run mutate -- learning/mastery  only the rules of this folder or file of packages/domain/src
  --sample 400                        so many mutants, chosen by the seed
  --seed 1                            the same seed chooses the same mutants
  --all                               every mutant`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});
const size = values.all ? Number.POSITIVE_INFINITY : Number(values.sample);
const seed = Number(values.seed);
const files = domainFiles();
const places = positionals.length > 0 ? positionals : [''];
const sources = [...new Set(places.flatMap((place) => sourcesAt(place, files)))];
if (!(size >= 1) || !Number.isInteger(seed)) {
  console.error(usage);
  process.exit(1);
}
if (sources.length === 0) {
  console.error(`✗ There is no source in packages/domain/src at ${places.join(', ')}.\n\n${usage}`);
  process.exit(1);
}

const texts = new Map(files.map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]));
const rules = { textOf: (file: string) => texts.get(file) ?? '', testsOf: relatedTests(texts) };
const found = mutantsOf(sources);
const chosen = sample(found, size, seed);
console.log(`${chosen.length} of ${found.length} mutants in ${sources.length} files, seed ${seed}`);

await assertTestsTell([...new Set(chosen.map(({ file }) => file))], rules);
const startedAtMs = performance.now();
let done = 0;
const results = await runMutants(chosen, rules, {
  processes: Math.min(4, availableParallelism()),
  onResult: () => {
    done += 1;
    if (done % 50 === 0) console.log(`… ${done} of ${chosen.length}`);
  },
});
console.log(`\n${reportLines(results).join('\n')}`);
console.log(`${((performance.now() - startedAtMs) / 60_000).toFixed(1)} min`);

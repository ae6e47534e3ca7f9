import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@academy/contract';
import { expect, it } from 'vitest';
import { FEATURES, KEPT_ANSWERS, UNSENT_WORK } from './index.ts';

const web = join(import.meta.dirname, '../..');

it('every feature.ts is in the list', async () => {
  const files = globSync('features/*/*/feature.ts', { cwd: web });
  const unlisted: string[] = [];
  for (const file of files) {
    const exported = Object.values(await import(/* @vite-ignore */ join(web, file)));
    if (!exported.some((feature) => FEATURES.some((listed) => listed === feature))) unlisted.push(file);
  }
  expect(unlisted, 'to be added to app/features/list.ts').toEqual([]);
});

it('no two features say what a write changes, show the same path, keep the same answer or send the same work', () => {
  const claims = FEATURES.flatMap(
    ({ pages = {}, changes = {}, storedAnswers = [], offlineAnswers = {}, unsentWork = {} }) => [
      ...Object.keys(pages),
      ...Object.keys(changes),
      ...storedAnswers.map((endpoint) => `keeps ${endpoint}`),
      ...Object.keys(offlineAnswers).map((endpoint) => `saves ${endpoint}`),
      ...Object.keys(unsentWork).map((kind) => `sends ${kind}`),
    ],
  );
  expect(claims.filter((claim, index) => claims.indexOf(claim) !== index)).toEqual([]);
});

it('a device keeps no answer that only staff may read', () => {
  const ofStaff = KEPT_ANSWERS.filter((key) => ['trainer', 'administrator'].includes(endpoints[key].access));
  expect(ofStaff).toEqual([]);
});

it('a feature sends every kind of work that waits on the device', async () => {
  const kinds = new Set<string>();
  for (const file of globSync('{features,lib}/**/*.ts', { cwd: web, exclude: ['**/*.test.ts'] }))
    for (const [, kind = ''] of readFileSync(join(web, file), 'utf8').matchAll(
      /\bunsentEntry\(\s*\w+,\s*'([^']+)'/g,
    ))
      kinds.add(kind);
  expect([...kinds].sort(), 'each in unsentWork of a feature.ts').toEqual(Object.keys(UNSENT_WORK).sort());
});

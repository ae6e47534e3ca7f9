import { globSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@academy/contract';
import { expect, it } from 'vitest';
import { FEATURES, KEPT_ANSWERS } from './index.ts';

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

it('no two features say what a write changes, show the same path or keep the same answer', () => {
  const claims = FEATURES.flatMap(({ pages = {}, changes = {}, storedAnswers = [], offlineAnswers = {} }) => [
    ...Object.keys(pages),
    ...Object.keys(changes),
    ...storedAnswers.map((endpoint) => `keeps ${endpoint}`),
    ...Object.keys(offlineAnswers).map((endpoint) => `saves ${endpoint}`),
  ]);
  expect(claims.filter((claim, index) => claims.indexOf(claim) !== index)).toEqual([]);
});

it('a device keeps no answer that only staff may read', () => {
  const ofStaff = KEPT_ANSWERS.filter((key) => ['trainer', 'administrator'].includes(endpoints[key].access));
  expect(ofStaff).toEqual([]);
});

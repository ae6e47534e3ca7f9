import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readFeatureLists, readFeatureModules, webFolder } from './feature-modules.ts';
import { featuresAsCode } from './flat-features.ts';

type Lists = Awaited<ReturnType<typeof readFeatureLists>>;

let lists: Lists;
let flat: Lists;
beforeAll(async () => {
  lists = await readFeatureLists();
  flat = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await featuresAsCode())}`
  );
});

it('phones get the same answers and changes as the manifests say', () => {
  const changing = Object.entries(lists.CHANGED_ANSWERS).filter(([, changed]) => changed.length > 0);
  expect(flat.CHANGED_ANSWERS).toEqual(Object.fromEntries(changing));
  expect(flat.KEPT_ANSWERS).toEqual(lists.KEPT_ANSWERS);
  expect(flat.OFFLINE_ANSWERS).toEqual(lists.OFFLINE_ANSWERS);
});

it('phones get the same pages with their titles, and a page of two paths is one', () => {
  const facts = ({ PAGES }: Lists) =>
    Object.entries(PAGES).map(([path, { search = null, pick }]) => [path, search, String(pick)]);
  expect(facts(flat)).toEqual(facts(lists));
  expect(flat.PAGES['/dashboard']).toBe(flat.PAGES['/']);
});

it('phones can send the same kinds of work', () => {
  expect(Object.keys(flat.UNSENT_WORK)).toEqual(Object.keys(lists.UNSENT_WORK));
});

it('every page, kind of work and part of a saved course is a module that the build finds', async () => {
  const { moduleOfPage, moduleOfWork, offline } = await readFeatureModules();
  expect(Object.values(lists.PAGES).filter((page) => !moduleOfPage.has(page))).toEqual([]);
  expect(Object.values(lists.UNSENT_WORK).filter((load) => !moduleOfWork.has(load))).toEqual([]);
  const modules = [...moduleOfPage.values(), ...offline];
  expect(modules.filter((module) => !existsSync(join(webFolder, module)))).toEqual([]);
});

import type { SearchHit } from '@academy/contract/catalogue/search';
import type { NavigationEntry } from '@academy/domain/access';
import { describe, expect, it, vi } from 'vitest';
import { choosePlace } from './move-selection.ts';
import { readHits, storeHits, withoutSearch, withSearch } from './recent-searches/recent-searches.ts';
import { groupResults } from './results/group-results.ts';

const PAGES: NavigationEntry[] = [
  { label: 'Home', path: '/' },
  { label: 'Learning Path', path: '/learning-path' },
];

function buildHit(kind: SearchHit['kind'], id: string): SearchHit {
  return { kind, id, title: [{ text: id, isMatch: true }], excerpt: [], href: `/${kind}/${id}` };
}

describe('what is found', () => {
  it('is grouped, in the order of the best hits', () => {
    const hits = [buildHit('lesson', 'loops'), buildHit('course', 'python'), buildHit('lesson', 'lists')];
    const groups = groupResults(PAGES, 'l', hits).map(({ kind, results }) => [
      kind,
      results.map(({ href }) => href),
    ]);
    expect(groups).toEqual([
      ['page', ['/learning-path']],
      ['lesson', ['/lesson/loops', '/lesson/lists']],
      ['course', ['/course/python']],
    ]);
  });

  it('marks the part of a page name that was typed', () => {
    expect(groupResults(PAGES, ' PATH ', [])[0]?.results[0]?.title).toEqual([
      { text: 'Learning ', isMatch: false },
      { text: 'Path', isMatch: true },
    ]);
  });

  it('is nothing for spaces', () => {
    expect(groupResults(PAGES, '  ', [])).toEqual([]);
  });
});

describe('the keys of the list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['Home', 1, 0],
    ['End', 0, 2],
    ['a', 1, null],
  ])('lead with %s from %i of 3 to %s', (key, from, to) => {
    expect(choosePlace(key, from, 3)).toBe(to);
  });

  it('lead nowhere in an empty list', () => {
    expect(choosePlace('ArrowDown', 0, 0)).toBeNull();
  });
});

describe('recent searches', () => {
  it('are the last six, the newest first, each once', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(withSearch(six, ' New ')).toEqual(['New', 'a', 'b', 'c', 'd', 'e']);
    expect(withSearch(six, 'C')).toEqual(['C', 'a', 'b', 'd', 'e', 'f']);
    expect(withSearch(six, '  ')).toEqual(six);
  });

  it('can be removed one by one', () => {
    expect(withoutSearch(['python', 'sql'], 'Python')).toEqual(['sql']);
  });
});

it('what a remembered search found is kept with it, whatever its case, and goes when it is forgotten', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const hits = [buildHit('lesson', 'loops')];
  storeHits('naledi', ['Loops'], 'Loops', hits);
  expect(readHits('naledi', 'loops ')).toEqual(hits);
  expect(readHits('johan', 'loops')).toBeNull();
  storeHits('naledi', [], 'Loops', []);
  expect(readHits('naledi', 'loops')).toBeNull();
  vi.unstubAllGlobals();
});

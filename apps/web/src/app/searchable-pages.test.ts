import { expect, it } from 'vitest';
import { searchablePages } from './searchable-pages.ts';

const titles = (role: Parameters<typeof searchablePages>[0]) =>
  searchablePages(role).map(({ label }) => label);

it('the search offers the pages of the menus and those that only other pages lead to', () => {
  expect(titles('learner')).toEqual(
    expect.arrayContaining(['Home', 'Training', 'Settings', 'Orders and receipts', 'Passkeys']),
  );
});

it('only administrators find the pages of administrators', () => {
  expect(titles('administrator')).toEqual(expect.arrayContaining(['Waiting list', 'Audit log']));
  expect(titles('trainer').filter((title) => ['Waiting list', 'Audit log'].includes(title))).toEqual([]);
});

it('each page is offered once, and nothing to nobody', () => {
  const paths = searchablePages('administrator').map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(titles(null)).toEqual([]);
});

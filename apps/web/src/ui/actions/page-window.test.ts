import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  { page: 1, pageCount: 1, shown: [1] },
  { page: 2, pageCount: 5, shown: [1, 2, 3, 4, 5] },
  { page: 1, pageCount: 120, shown: [1, 2, 3, 4, null, 120] },
  { page: 4, pageCount: 120, shown: [1, 2, 3, 4, 5, null, 120] },
  { page: 60, pageCount: 120, shown: [1, null, 59, 60, 61, null, 120] },
  { page: 120, pageCount: 120, shown: [1, null, 117, 118, 119, 120] },
])('page $page of $pageCount shows $shown', ({ page, pageCount, shown }) => {
  expect(pageWindow(page, pageCount)).toEqual(shown);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStart } from './use-start.ts';

const COURSE = { id: 'ml', title: 'Machine Learning', syllabus: [] };
const QUOTE = { id: 'quote-1', price: 1170, was: 1800, percent: 35, freeBecause: null as string | null };

let quote: typeof QUOTE;
let written: unknown[];
let places: string[];

beforeEach(() => {
  quote = { ...QUOTE };
  written = [];
  places = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') {
      written.push([method, path, JSON.parse(String(body))]);
      return Response.json({ courseId: 'ml', enrolledAt: '2026-11-15T12:00:00.000Z', unlocked: [] });
    }
    return Response.json(path.endsWith('/progress') ? { isEnrolled: false } : { ...COURSE, quote });
  });
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => places.push(path) });
});
afterEach(() => vi.unstubAllGlobals());

/** Like a component that renders once. */
function openStart() {
  let opened: ReturnType<typeof useStart> | undefined;
  function Page() {
    opened = useStart('ml');
    return null;
  }
  renderToStaticMarkup(createElement(Page));
  if (!opened) throw new Error('Nothing was drawn.');
  return opened;
}

describe('one press to the lesson', () => {
  it('takes no place at a price that nobody has seen: it leads to the course, which shows it', async () => {
    await openStart().start();
    expect([written, places]).toEqual([[], ['/course/ml']]);
  });

  it('takes a place on the way where nothing is charged', async () => {
    quote.freeBecause = 'early-access';
    await openStart().start();
    expect(written).toEqual([['POST', '/api/courses/ml/enrolments', { quoteId: 'quote-1' }]]);
  });
});

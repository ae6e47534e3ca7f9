import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerQuery } from '../answers.ts';
import '../../offline/show-saved-answer.ts';
import { createQueryClient } from '../query-client.ts';

const QUERY = answerQuery('GET /api/courses/:courseId', { courseId: 'c' });
const STORED: Readonly<Record<string, string>> = {
  'academy.1/-/last-person/': '"thandi"',
  'academy.1/thandi/saved-course/c': '{}',
};

let page: EventTarget;
let tab: EventTarget & { visibilityState: string };
let answer: () => Response;
let requestCount: number;
let leave: () => void;
let shown: () => { readonly data: { readonly title: string } | undefined; readonly isError: boolean };

const away = () => new Response('Bad gateway', { status: 502 });
const title = () => shown().data?.title;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  page = new EventTarget();
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  answer = away;
  requestCount = 0;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', tab);
  vi.stubGlobal('localStorage', {
    length: Object.keys(STORED).length,
    key: (index: number) => Object.keys(STORED)[index] ?? null,
    getItem: (key: string) => STORED[key] ?? null,
  });
  vi.stubGlobal('caches', { match: async () => Response.json({ title: 'Saved' }) });
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    return answer();
  });
  const observer = new QueryObserver(createQueryClient(), QUERY);
  leave = observer.subscribe(() => undefined);
  shown = () => observer.getCurrentResult();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const eventually = (holds: () => void) => vi.waitFor(holds, 30_000);
const becomeVisible = () => tab.dispatchEvent(new Event('visibilitychange'));

describe('a saved answer that replaces the server’s', () => {
  beforeEach(() => eventually(() => expect(title()).toBe('Saved')));

  it.each([
    ['the line is back', () => page.dispatchEvent(new Event('online'))],
    ['the page is looked at again', becomeVisible],
    ['half a minute has passed', () => vi.advanceTimersByTime(30_000)],
  ])('gives way when %s', async (_, happen) => {
    answer = () => Response.json({ title: 'New' });
    happen();
    await eventually(() => expect(title()).toBe('New'));
  });

  it('stays while the server is still away, which is asked until it answers, and then no more', async () => {
    vi.advanceTimersByTime(30_000);
    await eventually(() => expect(shown().isError).toBe(true));
    expect(title()).toBe('Saved');
    answer = () => Response.json({ title: 'New' });
    vi.advanceTimersByTime(30_000);
    await eventually(() => expect(title()).toBe('New'));
    await eventually(() => expect(vi.getTimerCount()).toBe(0));
    becomeVisible();
    expect(requestCount).toBe(3);
  });

  it('costs nothing while nobody looks at the page', () => {
    tab.visibilityState = 'hidden';
    vi.advanceTimersByTime(90_000);
    expect(requestCount).toBe(1);
  });
});

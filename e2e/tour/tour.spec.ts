import { type RoutePath, routeOf } from '@academy/domain/access';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signInAs } from '../sign-in.ts';
import { EVERY_LOOK, faultsOf, type Look, SHORT_LOOK } from './look.ts';
import { type Ask, MORE_STOPS, STOPS, type Stop, type Visitor } from './stops.ts';

// A cached response would replace pages that are visited once.
test.use({ serviceWorkers: 'block' });

const PART = 10;
/** Together with the landing page, in the gate. */
const MOST_SEEN = ['/', '/courses', '/course/:id', '/course/:id/lesson/:lessonId', '/training'] as const;

type Visit = Stop & { readonly path: NonNullable<Stop['path']> };

const visitTo = (route: RoutePath): Visit[] => {
  const stop = STOPS[route];
  return 'leadsTo' in stop ? [] : [{ path: route, ...stop }];
};
const VISITS: readonly Visit[] = [...(Object.keys(STOPS) as RoutePath[]).flatMap(visitTo), ...MORE_STOPS];

function inParts(visitor: Visitor): Visit[][] {
  const visits = VISITS.filter((visit) => visit.as === visitor);
  const count = Math.ceil(visits.length / PART);
  return Array.from({ length: count }, (_, part) => visits.slice(part * PART, (part + 1) * PART));
}

/** Requests as people in other browsers. */
function askingBy(browser: Browser, baseURL: string): Ask {
  return async (account) => {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } });
    await signInAs(account, context, baseURL);
    return context.request;
  };
}

async function seen(page: Page, visit: Visit, ask: Ask, looks: readonly Look[]): Promise<string[]> {
  const path = typeof visit.path === 'string' ? visit.path : await visit.path(ask);
  await visit.before?.(page);
  // Tall enough that sections loaded when near are loaded at once.
  await page.setViewportSize({ width: 1280, height: 7000 });
  await page.goto(path);
  const content = typeof visit.heading === 'string' ? page : page.getByRole('main');
  await expect(content.getByRole('heading', { name: visit.heading }).first(), path).toBeVisible();
  await page.waitForLoadState('networkidle');
  const faults = await faultsOf(page, looks);
  await visit.after?.(ask, path);
  return faults;
}

test('every address of a stop leads to its row of the route table', () => {
  const elsewhere = Object.entries(STOPS).filter(
    ([route, stop]) =>
      'path' in stop && typeof stop.path === 'string' && routeOf(stop.path.replace(/[?#].*/, '')) !== route,
  );
  expect(elsewhere).toEqual([]);
});

test('the pages that most people see break no rule of WCAG 2.2 AA', { tag: '@journey' }, async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  const ask = askingBy(browser, baseURL ?? '');
  const landing = MORE_STOPS.filter(({ as, path }) => as === 'nobody' && path === '/');
  const faults: string[] = [];
  // Each once, alternating between desktop and phone, because the gate has little time.
  for (const [index, visit] of [...landing, ...MOST_SEEN.flatMap(visitTo)].entries()) {
    if (visit.as !== 'nobody') await signIn(visit.as);
    faults.push(...(await seen(page, visit, ask, SHORT_LOOK.slice(index % 2).slice(0, 1))));
  }
  expect(faults.join('\n')).toBe('');
});

function tour(visitor: Visitor): void {
  for (const [index, visits] of inParts(visitor).entries())
    test(`breaks no rule of WCAG 2.2 AA and fits the narrowest phone, part ${index + 1}`, async ({
      page,
      browser,
      baseURL,
      signIn,
      allowConsoleErrors,
    }) => {
      test.setTimeout(1_200_000);
      const ask = askingBy(browser, baseURL ?? '');
      if (visitor !== 'nobody') await signIn(visitor);
      const faults: string[] = [];
      for (const visit of visits) {
        if (visit.logs) allowConsoleErrors(visit.logs);
        faults.push(...(await seen(page, visit, ask, visit.looks ?? EVERY_LOOK)));
      }
      expect(faults.join('\n')).toBe('');
    });
}

test.describe('what a visitor sees', () => tour('nobody'));
test.describe('PATH-15 what a learner sees, the map too,', () => tour('learner'));
test.describe('what a trainer sees', () => tour('trainer'));
test.describe('what an administrator sees', () => tour('admin'));

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@academy/contract';
import { pageTitle } from '@academy/domain/access';
import { PRODUCT_NAME } from '@academy/domain/product';
import { expect, expectTypeOf, it } from 'vitest';
import type { WriteEndpoint } from '../../lib/answers/api-client.ts';
import { page } from '../../lib/features/feature.ts';
import { CHANGED_ANSWERS, FEATURES, KEPT_ANSWERS, type PageWithout, UNSENT_WORK } from './index.ts';
import { readPageSources } from './test/page-sources.ts';

/** Why a write below the address of an answer leaves that answer as it is. */
const CHANGES_NOTHING: { readonly [Endpoint in WriteEndpoint]?: string } = {
  'POST /api/notices/read': 'the page shows what was new until the next look',
  'POST /api/auth/confirmation/password': 'how a person can confirm stays the same',
  'POST /api/auth/confirmation/code': 'how a person can confirm stays the same',
  'POST /api/auth/confirmation/passkey/challenge': 'how a person can confirm stays the same',
  'POST /api/auth/confirmation/passkey': 'how a person can confirm stays the same',
  'POST /api/auth/email-change/undoing': 'follows a link of a mail, where nobody need be signed in',
  'POST /api/auth/passkeys/challenge': 'only the second step adds the passkey',
  'POST /api/auth/second-factor': 'only the second step switches it on',
  'POST /api/authoring/:courseId/check': 'reads the draft and reports',
  'POST /api/authoring/:courseId/proof': 'reads the draft and reports',
  'POST /api/career-assessment/results': 'the questions stay the same',
  'POST /api/admin/vouchers/:batchId/codes': 'shows the codes, which is recorded',
  'POST /api/achievements/seen': 'the badges stay the same',
  'POST /api/privacy/export/:format': 'a file stays until its receipt',
  'POST /api/students/:studentRef/messages': 'the list of students shows no messages',
};

/** Answers that are not there without a network, on pages that open all the same. */
const MISSING_OFFLINE: readonly string[] = [
  'GET /api/coins/entries', // When the statement is unfolded.
  'GET /api/coins/choices', // While a reward is redeemed.
  'GET /api/orders/:reference/take-back', // While an administrator refunds an order.
];

/** Older pages, which have the product's name as their title (1§2). New ones say what they are. */
const TITLED_AS_THE_PRODUCT = [
  '/dashboard',
  '/courses',
  '/learning-path',
  '/career-assessment',
  '/achievements',
  '/leaderboard',
  '/notices',
  '/profile',
  '/settings',
  '/my-courses',
  '/students',
  '/cms',
  '/admin/waitlist',
  '/admin/rewards',
  '/reset-password',
  '/email-change',
  '/invitation',
  '/confirm-place',
  '/unsubscribe/:token',
];
/** What they show is in another folder, which sets their title. */
const TITLED_BY_THEIR_PARTS = ['/course/:id', '/authoring/:id'];

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

it('a page that opens after a visit reads only answers that the device stores', async () => {
  const known: readonly string[] = [...KEPT_ANSWERS, ...MISSING_OFFLINE];
  const unknown = (await readPageSources()).flatMap(({ path, page, source }) =>
    page.opensAfterVisit === true
      ? [...source.matchAll(/\b(?:useAnswer|answerQuery)\(\s*'(GET [^']+)'/g)]
          .filter(([, endpoint = '']) => !known.includes(endpoint))
          .map(([, endpoint]) => `${path} reads ${endpoint}`)
      : [],
  );
  const sentence = "each in storedAnswers of its feature.ts, or opensAfterVisit: 'no: …' for the page";
  expect(unknown, sentence).toEqual([]);
});

it('a page has a title of its own', async () => {
  const untitled = (await readPageSources()).flatMap(({ path, source }) =>
    pageTitle(path) === PRODUCT_NAME && !source.includes('usePageTitle(') ? [path] : [],
  );
  const sentence = "each calls usePageTitle('…') in its page, with the words of its heading";
  expect(untitled.sort(), sentence).toEqual([...TITLED_AS_THE_PRODUCT, ...TITLED_BY_THEIR_PARTS].sort());
});

it('a page that does not say whether it is offline is told that, and nothing else', () => {
  const load = async () => ({ Diary: () => null });
  const diary = {
    pages: { '/diary': page(load, ({ Diary }) => Diary, { opensAfterVisit: true, search: 'Diary' }) },
  };
  expectTypeOf<PageWithout<'offline', typeof diary>>().toEqualTypeOf<'/diary'>();
  expectTypeOf<PageWithout<'opensAfterVisit' | 'search', typeof diary>>().toEqualTypeOf<never>();
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

it('a write that changes nothing has a reason where an answer has the beginning of its address', () => {
  const addresses = Object.keys(endpoints).flatMap((key) => (key.startsWith('GET ') ? [key.slice(4)] : []));
  const without = Object.entries(CHANGED_ANSWERS).flatMap(([write, changed]) => {
    const [, path = ''] = write.split(' ');
    const isBelowAnswer = addresses.some((address) => path === address || path.startsWith(`${address}/`));
    return changed.length === 0 && isBelowAnswer ? [write] : [];
  });
  const sentence = 'each in changes of its feature.ts with what it changes, or above with a reason';
  expect(without.sort(), sentence).toEqual(Object.keys(CHANGES_NOTHING).sort());
});

import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import type { TObject } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema, KnownValues } from '../../../test/fuzz/fitting-values.ts';
import { type FuzzWorld, openFuzzWorld } from '../../../test/fuzz/fuzz-world.ts';
import { type TextPlace, textPlaces, valueWith } from '../../../test/text-places.ts';
import { validatorCompiler } from './request-parts.ts';

const OVERRIDE = '\u202e';

let world: FuzzWorld;
beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

/** Texts that other people read. */
const TAKEN = [
  'PUT /api/profile body.fullName',
  'PUT /api/leaderboard/entry body.name',
  'POST /api/tickets body.subject',
  'POST /api/tickets body.text',
  'PUT /api/courses/:courseId/project body.answers.*',
  'POST /api/admin/courses body.title',
  'POST /api/admin/events body.description',
  'POST /api/admin/vouchers body.sponsor',
  'POST /api/sessions body.title',
  'POST /api/authoring/:courseId/drafts body.title',
  'POST /api/students/:studentRef/messages body.text',
  'POST /api/agents/message body.message',
];

/** The exceptions, by their reason. */
const KEPT = {
  'a password opens as it was set': [
    'POST /api/auth/login body.password',
    'POST /api/auth/change-password body.currentPassword',
    'POST /api/auth/change-password body.newPassword',
    'POST /api/auth/password-reset/confirm body.newPassword',
    'POST /api/auth/second-factor body.password',
    'POST /api/auth/second-factor/recovery-codes body.password',
    'POST /api/auth/second-factor/removal body.password',
    'POST /api/auth/passkeys/challenge body.password',
    'POST /api/auth/passkeys/:passkeyId/removal body.password',
    'POST /api/auth/confirmation/password body.password',
    'POST /api/auth/email-change body.password',
    'POST /api/privacy/erasure body.password',
    'POST /api/invitations/accept body.password',
  ],
  'the source of a lesson, kept as its file is': [
    'POST /api/authoring/:courseId/check body.files.*.text',
    'POST /api/authoring/:courseId/proof body.files.*.text',
    'PUT /api/authoring/:courseId/drafts/:draftId/files body.text',
  ],
  'it may be a program, and only its writer reads it': [
    'PUT /api/lessons/:lessonId/writings/:slot body.text',
  ],
  'a program, and only its writer reads it': [
    'POST /api/assessment-attempts/:attemptId/answers body.answers.*.source',
    'PUT /api/assessment-attempts/:attemptId/answers body.answers.*.source',
    'POST /api/agents/message body.context.program.code',
  ],
};

const nameOf = ({ key, part, path }: TextPlace) => `${key} ${part}.${path.join('.')}`;
const places = textPlaces();

/** Realistic values, so that the requests are accepted. */
const WRITTEN: KnownValues = {
  fullName: ['Thandi Nkosi'],
  name: ['Thandi Nkosi'],
  text: ['Plain words'],
  message: ['Plain words'],
  reason: ['Plain words'],
  goal: ['Plain words'],
  province: ['Gauteng'],
  startDate: ['2026-12-01T08:00'],
  endDate: ['2026-12-02T08:00'],
  modules: [3],
  price: [100],
  url: ['https://meet.google.com/abc-defg-hij'],
  imageUrl: [''],
  avatarUrl: [''],
  documentationUrl: ['https://docs.example.org/'],
  videosUrl: ['https://docs.example.org/'],
  generalEmail: ['people@example.org'],
  supportEmail: ['people@example.org'],
  phone: ['010 000 0000'],
  announcedOn: ['2026-11-01'],
  launchAt: ['2025-09-01T00:00:00'],
  shownForMs: [5000],
  chat: [[{ role: 'user', content: 'Plain words' }]],
};

const goodValues = (number: number): KnownValues => ({
  ...world.known,
  ...WRITTEN,
  email: [`person${number}@example.co.za`],
});

function requestWithOverride({ key, part, path }: TextPlace, number: number) {
  const { [part]: schema } = endpoints[key] as Endpoint;
  return valueWith(schema as JsonSchema, path, OVERRIDE, goodValues(number)) as Record<string, unknown>;
}

async function send(place: TextPlace, number: number) {
  const { access } = endpoints[place.key] as Endpoint;
  const value = requestWithOverride(place, number);
  const [method = '', address = ''] = place.key.split(' ');
  const url = address.replaceAll(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(world.known[name]?.[0] ?? 'x')),
  );
  const isQuery = place.part === 'query';
  const cookie = world.cookies.get(
    access === 'public' ? 'nobody' : access === 'signed-in' ? 'learner' : access,
  );
  return world.academy.app.inject({
    method: method as 'POST',
    url: isQuery ? `${url}?${new URLSearchParams(value as Record<string, string>)}` : url,
    headers: {
      ...(cookie && { cookie }),
      // Each from a separate address, so that no limit responds instead.
      'x-forwarded-for': `196.25.${number >> 8}.${number & 255}`,
    },
    ...(!isQuery && { payload: value }),
  });
}

/** The tables that contain the character anywhere. */
async function tablesWithOverride(): Promise<string[]> {
  const { pool } = world.academy.database;
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  const hits = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await pool.query(`select from ${name} t where t::text like '%' || chr(8238) || '%'`);
      return found.rowCount ? [name] : [];
    }),
  );
  return hits.flat();
}

describe('a character that turns text around', () => {
  it.each(places.filter(({ verbatim }) => verbatim === null).map((place) => [nameOf(place), place] as const))(
    'is refused in %s, or does not reach the handler',
    (_name, place) => {
      const { [place.part]: schema } = endpoints[place.key] as Endpoint;
      const request = requestWithOverride(place, 0);
      expect(JSON.stringify(request)).toContain(OVERRIDE);
      const check = validatorCompiler({
        schema: schema as TObject,
        method: '',
        url: '',
        httpPart: place.part === 'body' ? 'body' : 'querystring',
      }) as (part: unknown) => unknown;
      if (check(request) === true) expect(JSON.stringify(request)).not.toContain(OVERRIDE);
    },
  );

  it('is kept only where every character counts', () => {
    const kept: Record<string, string[]> = {};
    for (const place of places)
      if (place.verbatim !== null) kept[place.verbatim] = [...(kept[place.verbatim] ?? []), nameOf(place)];
    const sorted = (names: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(names).map(([reason, each]) => [reason, each.toSorted()]));
    expect(sorted(kept)).toEqual(sorted(KEPT));
  });

  it('sent in every other text is stored nowhere in the database, and no answer repeats it', async () => {
    const taken: string[] = [];
    for (const [number, place] of places.entries()) {
      if (place.verbatim !== null) continue;
      const answer = await send(place, number);
      expect(answer.statusCode, `${nameOf(place)}: ${answer.body}`).toBeLessThan(500);
      expect(answer.body, nameOf(place)).not.toBe('Please sign in first.');
      expect(answer.body, nameOf(place)).not.toContain(OVERRIDE);
      if (answer.statusCode < 300) taken.push(nameOf(place));
    }
    expect(await tablesWithOverride()).toEqual([]);
    // A walk in which everything is refused would prove nothing.
    expect(taken).toEqual(expect.arrayContaining(TAKEN));
  });

  it('stays in a program', async () => {
    const place = places.find(
      (each) => nameOf(each) === 'PUT /api/lessons/:lessonId/writings/:slot body.text',
    );
    const answer = await send(place as TextPlace, 0);
    expect(answer.json().text).toContain(OVERRIDE);
  });
});

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  coursesOf,
  GRANT_MS,
  type GrantedCourses,
  mayHave,
  openGrant,
  writeGrant,
} from './document-grant.ts';

const KEY = Buffer.alloc(32, 7);
const SECRETS = { key: KEY, signInToken: 'a'.repeat(43) };
const NOW = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const readGrant = (grant: string, now: Date, secrets: typeof SECRETS) =>
  coursesOf(openGrant(grant, secrets), now);
const granted = (courses: GrantedCourses) => writeGrant(courses, NOW, SECRETS);

describe('a grant', () => {
  it.each<[GrantedCourses]>([[['deep-learning', 'sql-and-tables']], [['one']], [[]], ['all']])(
    'of %j says the same when it is read',
    (courses) => {
      expect(readGrant(granted(courses), NOW, SECRETS)).toEqual(courses);
    },
  );

  it('fits into a cookie, whatever a course is called and however many there are', () => {
    const odd = ['a:b', 'ä;, "', '*'];
    expect(granted(odd)).toMatch(/^[\w:%*.-]+$/);
    expect(readGrant(granted(odd), NOW, SECRETS)).toEqual(odd);
    const many = Array.from({ length: 1000 }, (_, index) => `course-${index}`);
    expect(granted(many).length).toBeLessThan(3700);
    expect(readGrant(granted(many), NOW, SECRETS)).toContain('course-0');
  });

  it('ends after half an hour', () => {
    const grant = granted(['one']);
    expect(readGrant(grant, later(GRANT_MS - 1), SECRETS)).toEqual(['one']);
    expect(readGrant(grant, later(GRANT_MS), SECRETS)).toBeNull();
  });

  it('is the same when it is given again within its minute, and never lasts longer than half an hour', () => {
    const again = writeGrant(['one'], later(59_000), SECRETS);
    expect(again).toBe(granted(['one']));
    expect(readGrant(again, later(GRANT_MS), SECRETS)).toBeNull();
    expect(writeGrant(['one'], later(60_000), SECRETS)).not.toBe(again);
  });

  it('goes with one sign-in and one key', () => {
    const grant = granted(['one']);
    expect(readGrant(grant, NOW, { ...SECRETS, signInToken: 'b'.repeat(43) })).toBeNull();
    expect(readGrant(grant, NOW, { ...SECRETS, key: Buffer.alloc(32, 8) })).toBeNull();
  });

  it('is not what the same key has signed for another purpose', () => {
    const signedFor = (purpose: string) => {
      const [, content = ''] = /^[^:]+:(.+)$/.exec(granted(['one'])) ?? [];
      const signed = `${purpose}${content}\n${SECRETS.signInToken}`;
      return `${createHmac('sha256', KEY).update(signed).digest('base64url')}:${content}`;
    };
    expect(readGrant(signedFor('documents\n'), NOW, SECRETS)).toEqual(['one']);
    for (const purpose of ['', 'unsubscribe\n', 'student '])
      expect(readGrant(signedFor(purpose), NOW, SECRETS)).toBeNull();
  });

  it.each([
    ['another course', (grant: string) => grant.replace('one', 'two')],
    ['one course more', (grant: string) => `${grant}:two`],
    ['every course', (grant: string) => grant.replace('one', '*')],
    ['more time', (grant: string) => grant.replace(/:(\w)/, (_, digit: string) => `:z${digit}`)],
    ['no signature', (grant: string) => grant.slice(grant.indexOf(':'))],
    ['half a signature', (grant: string) => grant.slice(10)],
    ['nothing', () => ''],
    ['a word', () => 'open-sesame'],
    ['a sign that is no text', (grant: string) => `${grant}%`],
  ])('with %s is none', (_, forge) => {
    expect(readGrant(forge(granted(['one'])), NOW, SECRETS)).toBeNull();
  });
});

describe('a document', () => {
  const preview = { access: 'signed-in', courseId: 'one' } as const;
  const lesson = { access: 'place', courseId: 'one' } as const;

  it('of everybody needs no grant', () => {
    expect(mayHave({ access: 'public', courseId: null }, null)).toBe(true);
  });

  it('that is a preview needs a grant, of whatever course', () => {
    expect([null, [], ['two'], 'all' as const].map((courses) => mayHave(preview, courses))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('of a course needs a grant of that course', () => {
    const grants = [null, [], ['two'], ['two', 'one'], 'all' as const];
    expect(grants.map((courses) => mayHave(lesson, courses))).toEqual([false, false, false, true, true]);
    expect(mayHave({ access: 'place', courseId: null }, [])).toBe(false);
  });
});

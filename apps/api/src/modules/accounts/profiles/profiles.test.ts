import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useUp } from '../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner } from '../../../test/test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addTestCourse(test.services.db, { id: 'goal-course' });
});
afterAll(() => test.close());

const NAME_SENTENCE =
  'Please write your name with letters only. Spaces, hyphens, apostrophes and dots are fine; numbers, brackets and web addresses are not.';
const LATIN_SENTENCE =
  'Please write your name in Latin letters, with any accents, as it stands in your ID or passport. Your certificates bear it.';
const SAID = { fullName: 'Thandi Nkosi', province: 'Gauteng', goal: 'A job with data' };

const segment = (mark: number, bytes: readonly number[]) => [
  0xff,
  mark,
  ((bytes.length + 2) >> 8) & 0xff,
  (bytes.length + 2) & 0xff,
  ...bytes,
];
/** A JPEG of the given size in pixels, with a location in its EXIF and trailing bytes. */
function jpegOf({ pixels = 256, bytes = 100, exif = 'S 26.2 E 28.0' } = {}): string {
  const size = [8, pixels >> 8, pixels & 0xff, pixels >> 8, pixels & 0xff, 1, 1, 17, 0];
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe1, [...Buffer.from(`Exif\0\0${exif}`)]),
    ...segment(0xc0, size),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...new Array(bytes).fill(7),
    0xff,
    0xd9,
  ]).toString('base64');
}

describe('a profile', () => {
  it('is what the person has entered, shown at once wherever their name is', async () => {
    const person = await addLearner(test);
    expect((await person.get('/api/profile')).json()).toMatchObject({ province: null, goal: null });
    expect((await person.put('/api/profile', { ...SAID, fullName: '  Thandi  Nkosi ' })).statusCode).toBe(
      204,
    );
    expect((await person.get('/api/profile')).json()).toEqual({
      ...SAID,
      isNameShown: true,
      avatarUrl: null,
    });
    expect((await person.get('/api/auth/user')).json().fullName).toBe('Thandi Nkosi');
    await person.put('/api/profile', { ...SAID, province: null, goal: null });
    expect((await person.get('/api/profile')).json()).toMatchObject({ province: null, goal: null });
  });

  it('begins with the province of the waiting list', async () => {
    const person = await addLearner(test);
    await test.database.pool.query(
      `insert into waitlist_entries (position, email, name, province, registered_at, referral_code, user_id)
       values (1, $1, 'Thandi', 'Limpopo', now(), 'PROFILE1', $2)`,
      [person.email, person.id],
    );
    expect((await person.get('/api/profile')).json().province).toBe('Limpopo');
  });

  it.each([
    [{ fullName: 'T' }, 'Please enter your name, with 2 to 100 letters.'],
    [{ fullName: 'Win R500 https://evil.example' }, NAME_SENTENCE],
    [{ fullName: 'see https://evil.example' }, NAME_SENTENCE],
    [{ fullName: 'Go to t.me' }, NAME_SENTENCE],
    [{ fullName: 'ᴀᴅᴍɪɴ' }, LATIN_SENTENCE],
    [{ fullName: 'ɑdmin' }, LATIN_SENTENCE],
    [{ fullName: 'ʻʻ' }, 'Please enter your name, with 2 to 100 letters.'],
    [{ fullName: 'NexusAI Academy' }, 'This name belongs to the academy. Please use your own name.'],
    [{ province: 'Utopia' }, 'Please choose one of the nine provinces.'],
  ])('is refused with %j', async (wrong, sentence) => {
    const person = await addLearner(test);
    const answer = await person.put('/api/profile', { ...SAID, ...wrong });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  it('has a goal that the assistant keeps in mind', async () => {
    const person = await addLearner(test);
    await person.put('/api/profile', { ...SAID, goal: 'Charts for my choir' });
    const answer = await person.post('/api/agents/message', {
      agentType: 'helpdeskai',
      message: 'What should I learn next?',
      sessionId: randomUUID(),
      context: { userLevel: 1, experience: 0, achievements: [] },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain('Charts for my choir');
  });
});

describe('the picture of a person', () => {
  const send = (person: Awaited<ReturnType<typeof addLearner>>, jpeg: string) =>
    person.put('/api/profile/avatar', { jpeg });

  it('is stored without its metadata, at an address that browsers cache and that ends with it', async () => {
    const person = await addLearner(test);
    const { avatarUrl } = (await send(person, jpegOf())).json();
    expect((await person.get('/api/auth/user')).json().avatarUrl).toBe(avatarUrl);
    const shown = await test.call('GET', avatarUrl);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.rawPayload.includes('Exif')).toBe(false);
    expect(shown.rawPayload.includes('S 26.2')).toBe(false);

    const { avatarUrl: next } = (await send(person, jpegOf({ pixels: 128 }))).json();
    expect(next).not.toBe(avatarUrl);
    expect((await test.call('GET', avatarUrl)).statusCode).toBe(404);
    expect((await person.delete('/api/profile/avatar')).statusCode).toBe(204);
    expect((await test.call('GET', next)).statusCode).toBe(404);
    expect((await person.get('/api/profile')).json().avatarUrl).toBeNull();
  });

  it.each([
    ['too wide', jpegOf({ pixels: 257 })],
    ['too heavy', jpegOf({ bytes: 30_000 })],
    ['a page', Buffer.from('<script>alert(1)</script>').toString('base64')],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64')],
  ])('is refused where it is %s', async (_what, jpeg) => {
    const answer = await send(await addLearner(test), jpeg);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('use this picture')]);
  });

  it('is gone with the account, and sent twenty times a day at most', async () => {
    const person = await addLearner(test);
    const { avatarUrl } = (await send(person, jpegOf())).json();
    await useUp(test, 'avatar-uploads', person.id);
    expect((await send(person, jpegOf())).statusCode).toBe(429);
    await test.database.pool.query('delete from users where id = $1', [person.id]);
    expect((await test.call('GET', avatarUrl)).statusCode).toBe(404);
  });

  it.each(['/avatars/none.jpg', '/avatars/..%2f..%2fetc', `/avatars/${'a'.repeat(22)}.jpg`])(
    'is not found at %s',
    async (address) => expect((await test.call('GET', address)).statusCode).toBe(404),
  );
});

import { describe, expect, it } from 'vitest';
import { PROVINCES } from '../../accounts/profiles/index.ts';
import { ANNOUNCED_LAUNCH_DAY, LAUNCH_AT } from '../../product/index.ts';
import { isTooQuick } from './form-time.ts';
import { PLACE_HELD_MS, placeState } from './held-place.ts';
import { countdownTo, launchDateText } from './launch-countdown.ts';
import { locationText, signupDateText } from './pioneer.ts';
import { pioneerName } from './pioneer-name.ts';
import { checkRegistration } from './registration.ts';
import { completeStats, isUrgent, spotsLeft } from './spots.ts';

const form = { email: 'thandi@example.co.za', name: 'Thandi Nkosi', province: 'Gauteng' };

function codeOf(changes: Partial<typeof form>): string {
  const result = checkRegistration({ ...form, ...changes });
  return result.ok ? 'accepted' : result.refusal.code;
}

describe('registration (1§5)', () => {
  it.each([
    ['', 'invalid-email'],
    ['a@b', 'invalid-email'],
    ['a b@c.co', 'invalid-email'],
    ['a@b.co', 'accepted'],
    ['  a@b.co  ', 'accepted'],
    ['a@@b.co', 'invalid-email'],
    [`${'a'.repeat(249)}@b.co`, 'accepted'],
    [`${'a'.repeat(250)}@b.co`, 'invalid-email'],
  ])('LAND-40 with the e-mail %j is %s', (email, code) => {
    expect(codeOf({ email })).toBe(code);
  });

  it('LAND-41 needs name and province', () => {
    expect(codeOf({ name: '' })).toBe('missing-information');
    expect(codeOf({ province: '' })).toBe('missing-information');
  });

  it.each([
    ['A', 'invalid-name'],
    ['Al', 'accepted'],
    ['  A  ', 'invalid-name'],
    ['   ', 'invalid-name'],
    ['😀', 'invalid-name'],
    ['Claim R5000 at https://evil.example', 'name-letters'],
    ['Nаledi', 'name-alphabets'],
    ['Nexii Support', 'name-reserved'],
  ])('LAND-42 with the name %j is %s', (name, code) => {
    expect(codeOf({ name })).toBe(code);
  });

  it('LAND-43 tells only the first objection, in the fixed order', () => {
    expect(codeOf({ email: 'x', name: '', province: '' })).toBe('invalid-email');
    expect(codeOf({ name: 'A', province: '' })).toBe('missing-information');
    expect(codeOf({ name: 'A', province: 'Atlantis' })).toBe('invalid-name');
    expect(codeOf({ province: 'Atlantis' })).toBe('unknown-province');
  });

  it('LAND-44 trims e-mail and name', () => {
    expect(checkRegistration({ ...form, email: ' a@b.co ', name: ' Al ' })).toEqual({
      ok: true,
      value: { email: 'a@b.co', name: 'Al', province: 'Gauteng' },
    });
  });

  it('LAND-09 knows the nine provinces in their order', () => {
    expect(PROVINCES.join(', ')).toBe(
      'Eastern Cape, Free State, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, Northern Cape, North West, Western Cape',
    );
  });
});

describe('spots (1§9)', () => {
  it.each([
    [0, 50],
    [49, 1],
    [50, 0],
    [51, 0],
  ])('LAND-33 with %i registered %i are left', (registered, left) => {
    expect(spotsLeft(registered)).toBe(left);
  });

  it.each([
    [0, false],
    [1, true],
    [10, true],
    [11, false],
  ])('LAND-18 at %i spots the urgency line shows: %s', (spots, shows) => {
    expect(isUrgent(spots)).toBe(shows);
  });

  it('LAND-34 counts what is missing as 50, 0 and none', () => {
    const empty = { spotsLeft: 50, totalRegistered: 0, recentSignups: [], academy: {} };
    expect(completeStats(undefined)).toEqual(empty);
    expect(completeStats(null)).toEqual(empty);
    expect(completeStats({ totalRegistered: 3 })).toEqual({ ...empty, totalRegistered: 3 });
  });

  it('counts as many spots as the academy has set', () => {
    expect(spotsLeft(50, 80)).toBe(30);
    expect(completeStats({ academy: { places: 80 } }).spotsLeft).toBe(80);
  });
});

describe('a place whose address has to be confirmed', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const at = (ms: number) => new Date(now.getTime() + ms);

  it('is held for 48 hours', () => {
    expect(PLACE_HELD_MS).toBe(48 * 60 * 60 * 1000);
  });

  it.each([
    ['firm', { confirmBy: null, confirmedAt: null }],
    ['held', { confirmBy: at(1), confirmedAt: null }],
    ['lapsed', { confirmBy: now, confirmedAt: null }],
    ['firm', { confirmBy: at(1), confirmedAt: at(-1) }],
    ['firm', { confirmBy: at(-1), confirmedAt: at(-2) }],
  ] as const)('is %s with %j', (state, place) => {
    expect(placeState(place, now)).toBe(state);
  });
});

describe('the time that a form was shown', () => {
  it.each([
    [0, true],
    [1999, true],
    [2000, false],
    [86_400_000, false],
    [undefined, false],
  ])('of %j ms is too short: %s', (shownForMs, isShort) => {
    expect(isTooQuick(shownForMs)).toBe(isShort);
  });
});

describe('countdown (1§9)', () => {
  const launch = new Date(LAUNCH_AT).getTime();
  const shown = (beforeMs: number) => Object.values(countdownTo(launch, launch - beforeMs)).join(' ');

  it('LAND-06 aims at 1 September 2025 00:00 of the local time', () => {
    expect(new Date(launch).toString()).toContain('Sep 01 2025 00:00:00');
    expect(launchDateText(LAUNCH_AT)).toBe('September 1st, 2025');
    expect(launchDateText(ANNOUNCED_LAUNCH_DAY)).toBe('July 21st, 2025');
  });

  it.each([
    ['2027-01-02', 'January 2nd, 2027'],
    ['2027-02-03', 'February 3rd, 2027'],
    ['2027-03-04', 'March 4th, 2027'],
    ['2027-12-11', 'December 11th, 2027'],
    ['2027-12-12', 'December 12th, 2027'],
    ['2027-12-13', 'December 13th, 2027'],
    ['2027-12-22', 'December 22nd, 2027'],
    ['2027-12-31', 'December 31st, 2027'],
  ])('writes the day %s as %s', (day, text) => {
    expect(launchDateText(day)).toBe(text);
  });

  it.each([
    [1000, '00 00 00 01'],
    [0, '00 00 00 00'],
    [-1, '00 00 00 00'],
    [-86_400_000, '00 00 00 00'],
    [59_000, '00 00 00 59'],
    [60_000, '00 00 01 00'],
    [86_400_000, '01 00 00 00'],
    [(12 * 24 + 9) * 3_600_000 + 27 * 60_000 + 4000, '12 09 27 04'],
    [100 * 86_400_000, '100 00 00 00'],
  ])('LAND-03 LAND-06 %i ms before it reads %s', (beforeMs, text) => {
    expect(shown(beforeMs)).toBe(text);
  });
});

describe('pioneers (1§2)', () => {
  it('LAND-22 show day and short month, or Today', () => {
    expect(signupDateText('2025-07-21T10:00:00Z')).toBe('21 Jul');
    expect(signupDateText('2025-09-30T22:30:00Z')).toBe('1 Oct');
    expect(signupDateText(null)).toBe('Today');
  });

  it.each([
    ['Thandi Nkosi', 'Thandi'],
    ["'Mamello Mokhehle", "'Mamello"],
    ['Anne-Marie du Toit', 'Anne-Marie'],
    ['Ṱhilidzi Nemaḓodzi', 'Ṱhilidzi'],
    ['محمد علي', 'Somebody'],
    ['Winner! Claim R5000 at https://evil.example/x', 'Somebody'],
    ['Bob Bcc: a@b.c https://evil.example', 'Somebody'],
    ['<b>x</b>', 'Somebody'],
    ['ɴexusAI', 'Somebody'],
    ['ᴀᴅᴍɪɴ Mokoena', 'Somebody'],
    ['ʻʻ', 'Somebody'],
    ['Win-R-five-thousand www.x.co', 'Somebody'],
    ['Claim-your-five-thousand-rand-prize-WhatsApp-zero-eight-two Bob', 'Claim'],
    ['NexusAI Academy', 'Somebody'],
    ['Poes Nkosi', 'Somebody'],
    ['Thandi\u202e isokN', 'Thandi'],
  ])('LAND-21 of %j show %s', (stored, shown) => {
    expect(pioneerName(stored)).toBe(shown);
  });

  it('LAND-23 show their province, or that it is not specified', () => {
    expect(locationText('Gauteng')).toBe('Gauteng');
    expect(locationText(null)).toBe('Location not specified');
    expect(locationText('')).toBe('Location not specified');
  });
});

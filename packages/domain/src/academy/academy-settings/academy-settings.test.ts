import { describe, expect, it } from 'vitest';
import {
  type AcademySettings,
  centsFrom,
  changedSettings,
  checkSettings,
  dataPriceThatDiffers,
  factsThatDiffer,
  fitsSetting,
  SETTING_KINDS,
  SETTING_NAMES,
  SPECIFIED_SETTINGS,
} from './index.ts';

const now = new Date('2026-11-15T12:00:00Z');
const settings = (change: Partial<AcademySettings>): AcademySettings => ({
  ...SPECIFIED_SETTINGS,
  ...change,
});
const codeOf = (change: Partial<AcademySettings>, highestPlace = 0) => {
  const checked = checkSettings(settings(change), { highestPlace, now });
  return checked.ok ? 'accepted' : checked.refusal.code;
};

describe('the settings of the academy', () => {
  it('start as the specification says', () => {
    expect(SPECIFIED_SETTINGS).toMatchObject({
      launchAt: '2025-09-01T00:00:00',
      announcedOn: '2025-07-21',
      isOpen: false,
      places: 50,
      featuredPriceInRand: 2500,
      coursePriceInRand: 1800,
      homeFirstPriceInRand: 1500,
      homeStepInRand: 300,
      newCoursePriceInRand: 2500,
      newCurriculumPriceInRand: 5000,
      newPathPriceInRand: 15_000,
      gigabytePriceInCents: 9250,
    });
    expect(factsThatDiffer(SPECIFIED_SETTINGS)).toEqual({});
  });

  it('fit what may be typed for them', () => {
    const typed = (name: keyof AcademySettings) =>
      name === 'gigabytePriceInCents' ? '92.50' : String(SPECIFIED_SETTINGS[name]);
    for (const name of SETTING_NAMES)
      expect([name, fitsSetting(SETTING_KINDS[name], typed(name))]).toEqual([name, true]);
  });

  it.each([
    ['92.50', 9250],
    ['92,5', 9250],
    ['49', 4900],
    ['0.07', 7],
    ['1000', 100_000],
  ])('take %s rand for %i cents', (text, cents) => {
    expect(centsFrom(text)).toBe(cents);
    expect(fitsSetting('cents', text)).toBe(true);
  });

  it('tell devices the price of data only where it is another', () => {
    expect(dataPriceThatDiffers(SPECIFIED_SETTINGS)).toBeUndefined();
    expect(dataPriceThatDiffers(settings({ gigabytePriceInCents: 4900 }))).toBe(4900);
  });

  it.each([
    ['places', '1'],
    ['places', '1000'],
    ['rand', '0'],
    ['rand', '1000000'],
    ['cents', '0.01'],
    ['cents', '1000'],
  ] as const)('are taken as %s from %j, which is just within', (kind, text) => {
    expect(fitsSetting(kind, text)).toBe(true);
  });

  it.each([
    ['places', '0'],
    ['places', '1001'],
    ['places', '1.5'],
    ['rand', '-1'],
    ['rand', '1000001'],
    ['rand', ''],
    ['cents', '0'],
    ['cents', '1000.01'],
    ['cents', '9.999'],
    ['cents', 'R92'],
    ['email', 'nobody'],
    ['email', '"><img/src=x>@b.co'],
    ['phone', 'call me'],
    ['link', 'javascript:alert(1)'],
    ['link', 'https://user:pw@evil.example/'],
    ['link', 'https://docs.nexusai.academy@evil.example'],
    ['link', 'https://a.example\\@evil.example'],
    ['link', 'https://a.example/"><img src=x>'],
    ['moment', '2026-13-01T00:00:00'],
    ['day', 'soon'],
  ] as const)('are not taken as %s from %j', (kind, text) => {
    expect(fitsSetting(kind, text)).toBe(false);
  });

  it.each([
    [49, 50, 'places-taken'],
    [50, 50, 'accepted'],
    [1, 0, 'accepted'],
  ])('with %i places and place %i taken are %s', (places, highestPlace, code) => {
    expect(codeOf({ places }, highestPlace)).toBe(code);
  });

  it.each([
    ['2026-11-15T14:00:00', 'accepted'],
    ['2026-11-15T14:01:00', 'not-launched-yet'],
  ])('with a launch at %s in South Africa and "open now" are %s', (launchAt, code) => {
    expect(codeOf({ launchAt, isOpen: true })).toBe(code);
    expect(codeOf({ launchAt, isOpen: false })).toBe('accepted');
  });

  it('name what changed, and tell visitors only what they do not know', () => {
    const changed = settings({ places: 80, supportEmail: 'help@school.co.za', isOpen: true });
    expect(changedSettings(SPECIFIED_SETTINGS, changed).sort()).toEqual(['isOpen', 'places', 'supportEmail']);
    expect(factsThatDiffer(changed)).toEqual({ places: 80, isOpen: true });
  });
});

import { describe, expect, it } from 'vitest';
import {
  type AcademySettings,
  changedSettings,
  checkSettings,
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
    });
    expect(factsThatDiffer(SPECIFIED_SETTINGS)).toEqual({});
  });

  it('fit what may be typed for them', () => {
    for (const name of SETTING_NAMES)
      expect([name, fitsSetting(SETTING_KINDS[name], String(SPECIFIED_SETTINGS[name]))]).toEqual([
        name,
        true,
      ]);
  });

  it.each([
    ['places', '0'],
    ['places', '1001'],
    ['places', '1.5'],
    ['rand', '-1'],
    ['rand', '1000001'],
    ['rand', ''],
    ['email', 'nobody'],
    ['phone', 'call me'],
    ['link', 'javascript:alert(1)'],
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

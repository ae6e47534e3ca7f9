import { EMAIL_PATTERN } from '../email-addresses/index.ts';
import {
  type AcademySettings,
  HIGHEST_DATA_PRICE,
  HIGHEST_PRICE_IN_RAND,
  MOST_PLACES,
} from './academy-settings.ts';

export type SettingKind =
  | 'moment'
  | 'day'
  | 'flag'
  | 'places'
  | 'rand'
  | 'cents'
  | 'email'
  | 'phone'
  | 'link';

/** The patterns of each kind of text; the contract uses the same ones. */
export const SETTING_PATTERNS = {
  moment: '^20[2-9]\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:00$',
  day: '^\\d{4}-\\d\\d-\\d\\d$',
  email: EMAIL_PATTERN,
  phone: '^\\+?[\\d ()-]{5,30}$',
  // No user info before the host: it makes one address look like another.
  link: '^https?://[^\\s@/?#\\\\"<>]+(?:[/?#][^\\s"<>]*)?$',
} as const;

export const SETTING_KINDS: Readonly<Record<keyof AcademySettings, SettingKind>> = {
  launchAt: 'moment',
  announcedOn: 'day',
  isOpen: 'flag',
  places: 'places',
  featuredPriceInRand: 'rand',
  coursePriceInRand: 'rand',
  homeFirstPriceInRand: 'rand',
  homeStepInRand: 'rand',
  newCoursePriceInRand: 'rand',
  newCurriculumPriceInRand: 'rand',
  newPathPriceInRand: 'rand',
  gigabytePriceInCents: 'cents',
  generalEmail: 'email',
  supportEmail: 'email',
  phone: 'phone',
  documentationUrl: 'link',
  videosUrl: 'link',
};

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** Cents of an amount in rand as people type it, with a point or a comma: `92.50`. NaN for anything else. */
export function centsFrom(text: string): number {
  return /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN;
}

/** Whether the text that was typed is valid for its setting. */
export function fitsSetting(kind: SettingKind, text: string): boolean {
  if (kind === 'flag') return true;
  if (kind === 'places') return isWhole(text, 1, MOST_PLACES);
  if (kind === 'rand') return isWhole(text, 0, HIGHEST_PRICE_IN_RAND);
  if (kind === 'cents') return centsFrom(text) >= 1 && centsFrom(text) <= HIGHEST_DATA_PRICE;
  return new RegExp(SETTING_PATTERNS[kind], 'u').test(text);
}

import { accept, refuse } from '../../kernel/index.ts';
import {
  ANNOUNCED_LAUNCH_DAY,
  CONTACT_EMAIL,
  CONTACT_PHONE,
  DOCUMENTATION_URL,
  LAUNCH_AT,
  SPECIFIED_PRICES,
  SUPPORT_EMAIL,
  VIDEOS_URL,
  WAITLIST_CAPACITY,
} from '../../product/index.ts';
import { GIGABYTE_PRICE_IN_CENTS } from '../data-usage/index.ts';

/** Settings that the people who run the academy choose, instead of constants in the code. */
export const SPECIFIED_SETTINGS = {
  /** 1§9, R10: in the visitor's local time. */
  launchAt: LAUNCH_AT,
  /** R5: the date that the chat and the footer name. */
  announcedOn: ANNOUNCED_LAUNCH_DAY,
  /** After the launch: the landing page says "open now" instead of counting down. */
  isOpen: false as boolean,
  places: WAITLIST_CAPACITY as number,
  ...SPECIFIED_PRICES,
  /** What mobile data costs a learner who has not entered a bundle price. */
  gigabytePriceInCents: GIGABYTE_PRICE_IN_CENTS,
  generalEmail: CONTACT_EMAIL as string,
  supportEmail: SUPPORT_EMAIL as string,
  phone: CONTACT_PHONE as string,
  documentationUrl: DOCUMENTATION_URL as string,
  videosUrl: VIDEOS_URL as string,
};
export type AcademySettings = Readonly<typeof SPECIFIED_SETTINGS>;
export const SETTING_NAMES = Object.keys(SPECIFIED_SETTINGS) as (keyof AcademySettings)[];

export const MOST_PLACES = 1000;
export const HIGHEST_PRICE_IN_RAND = 1_000_000;
/** For a gigabyte, in cents: R1000. */
export const HIGHEST_DATA_PRICE = 100_000;

/** Settings that differ from the specification; a missing one has its specified value. */
export interface AcademyFacts {
  readonly places?: number;
  /** Local time of the browser. */
  readonly launchAt?: string;
  /** The date that the chat and the footer name. */
  readonly announcedOn?: string;
  /** The launch is over and the page no longer counts down. */
  readonly isOpen?: boolean;
  readonly generalEmail?: string;
  readonly documentationUrl?: string;
  readonly videosUrl?: string;
}

interface SettingsContext {
  /** The highest place that is taken. */
  readonly highestPlace: number;
  readonly now: Date;
}

/** The server assumes that the launch is in South African time. */
export function isLaunched({ launchAt = LAUNCH_AT }: { readonly launchAt?: string }, now: Date): boolean {
  return now.getTime() >= new Date(`${launchAt}+02:00`).getTime();
}

/** The number of places cannot fall below those that are taken, and nothing is open before its launch. */
export function checkSettings(settings: AcademySettings, { highestPlace, now }: SettingsContext) {
  if (settings.places < highestPlace)
    return { ok: false, refusal: { code: 'places-taken', values: { taken: String(highestPlace) } } } as const;
  if (settings.isOpen && !isLaunched(settings, now)) return refuse('not-launched-yet');
  return accept(settings);
}

export function changedSettings(before: AcademySettings, after: AcademySettings): (keyof AcademySettings)[] {
  return SETTING_NAMES.filter((name) => before[name] !== after[name]);
}

const PUBLIC_NAMES = [
  'places',
  'launchAt',
  'announcedOn',
  'isOpen',
  'generalEmail',
  'documentationUrl',
  'videosUrl',
] as const satisfies readonly (keyof AcademyFacts)[];

/** The data price that a device calculates with instead of the specified one; undefined while the specified one applies. */
export function dataPriceThatDiffers({ gigabytePriceInCents }: AcademySettings): number | undefined {
  return gigabytePriceInCents === GIGABYTE_PRICE_IN_CENTS ? undefined : gigabytePriceInCents;
}

/** The public settings that differ from the specification: visitors pay for every byte, and their code has the defaults. */
export function factsThatDiffer(settings: AcademySettings): AcademyFacts {
  return Object.fromEntries(
    PUBLIC_NAMES.filter((name) => settings[name] !== SPECIFIED_SETTINGS[name]).map((name) => [
      name,
      settings[name],
    ]),
  );
}

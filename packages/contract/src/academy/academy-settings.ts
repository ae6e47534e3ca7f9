import {
  HIGHEST_DATA_PRICE,
  HIGHEST_PRICE_IN_RAND,
  MOST_PLACES,
  SETTING_PATTERNS,
} from '@academy/domain/academy/academy-settings';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const rand = Type.Integer({ minimum: 0, maximum: HIGHEST_PRICE_IN_RAND });
const email = Type.String({ pattern: SETTING_PATTERNS.email, maxLength: 254 });
const link = Type.String({ pattern: SETTING_PATTERNS.link, maxLength: 500 });

const settings = {
  /** Without an offset: the countdown uses the visitor's local clock (R10). */
  launchAt: Type.String({ maxLength: 30, pattern: SETTING_PATTERNS.moment }),
  announcedOn: Type.String({ format: 'date' }),
  isOpen: Type.Boolean(),
  places: Type.Integer({ minimum: 1, maximum: MOST_PLACES }),
  featuredPriceInRand: rand,
  coursePriceInRand: rand,
  homeFirstPriceInRand: rand,
  homeStepInRand: rand,
  newCoursePriceInRand: rand,
  newCurriculumPriceInRand: rand,
  newPathPriceInRand: rand,
  gigabytePriceInCents: Type.Integer({ minimum: 1, maximum: HIGHEST_DATA_PRICE }),
  generalEmail: email,
  supportEmail: email,
  phone: Type.String({ maxLength: 30, pattern: SETTING_PATTERNS.phone }),
  documentationUrl: link,
  videosUrl: link,
};

const currentSettingsSchema = strictObject({
  settings: strictObject(settings),
  /** Increases with each change; a save names the version that was on the screen. */
  version: Type.Integer({ minimum: 1 }),
  changedAt: nullable(Type.String({ format: 'date-time' })),
  /** Null: nobody yet, or that account is gone. */
  changedBy: nullable(Type.String()),
  /** The highest early-access place that is taken: there cannot be fewer. */
  highestPlace: Type.Integer({ minimum: 0 }),
});
export type CurrentSettings = Static<typeof currentSettingsSchema>;

export const academySettingsEndpoints = defineEndpoints({
  'GET /api/admin/settings': {
    access: 'administrator',
    summary:
      'What the people who run the academy decide: the launch, places, default prices, the price of data, contacts and links.',
    status: 200,
    answer: currentSettingsSchema,
    refusals: {},
  },
  'PUT /api/admin/settings': {
    access: 'administrator',
    confirmedFor: 'settings',
    summary: 'Change the settings of the academy. Refused when somebody else has changed them meanwhile.',
    body: strictObject({ ...settings, version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
    status: 200,
    answer: currentSettingsSchema,
    refusals: {
      'changed-meanwhile': {
        status: 409,
        sentence:
          'Somebody else has changed the settings meanwhile. Please look at theirs before you save yours.',
      },
      'unknown-day': { status: 422, sentence: 'Please choose days that are in the calendar.' },
      'places-taken': {
        status: 409,
        sentence: 'Early-access place {taken} is taken, so there cannot be fewer places than that.',
      },
      'not-launched-yet': {
        status: 409,
        sentence:
          'The page can say “open now” only after the launch. Please choose a launch that has passed.',
      },
    },
    isRepeatable: true,
  },
});

import { EMAIL_MAX_LENGTH } from '@academy/domain/academy/email-addresses';
import { PERSON_NAME_MAX_LENGTH } from '@academy/domain/accounts/person-names';
import type { RegistrationRefusal } from '@academy/domain/admissions/waitlist';
import Type, { type Static } from 'typebox';
import { tooManyTries } from '../accounts/identity.ts';
import { PERSON_NAME_REFUSALS } from '../accounts/person-names.ts';
import { defineEndpoints, type RefusalAnswer, strictObject } from '../endpoint.ts';

const statsSchema = strictObject({
  spotsLeft: Type.Integer(),
  totalRegistered: Type.Integer(),
  recentSignups: Type.Array(
    strictObject({
      /** The first name only. */
      name: Type.String(),
      signupDate: Type.String({ format: 'date-time' }),
      province: Type.String(),
    }),
  ),
  /** The settings that differ from the specification, so that the page needs no second request for them. */
  academy: Type.Optional(
    strictObject({
      places: Type.Optional(Type.Integer()),
      launchAt: Type.Optional(Type.String()),
      announcedOn: Type.Optional(Type.String()),
      isOpen: Type.Optional(Type.Boolean()),
      generalEmail: Type.Optional(Type.String()),
      documentationUrl: Type.Optional(Type.String()),
      videosUrl: Type.Optional(Type.String()),
    }),
  ),
});
/** The number of places; only if the academy has set another number than the specified 50. */
const places = Type.Optional(Type.Integer({ minimum: 1 }));
export type WaitlistStatsAnswer = Static<typeof statsSchema>;

// 1§5: the sentences of the form's own objections.
const formRefusals = {
  'invalid-email': { status: 400, sentence: 'Please enter a valid email address.' },
  'missing-information': { status: 400, sentence: 'Please fill in all fields including your province.' },
  ...PERSON_NAME_REFUSALS,
  'invalid-name': { status: 400, sentence: 'Please enter at least 2 characters for your name.' },
  'unknown-province': { status: 400, sentence: 'Please choose one of the nine provinces.' },
} as const satisfies Record<RegistrationRefusal['code'], RefusalAnswer>;

export const waitlistEndpoints = defineEndpoints({
  'GET /api/waitlist/stats': {
    access: 'public',
    summary: 'How many places are left, and who joined last. No email address is given out.',
    status: 200,
    answer: statsSchema,
    refusals: {},
  },
  'POST /api/waitlist/register': {
    access: 'public',
    summary: 'Take one of the early-access places.',
    // A missing field is reported by the domain, in its order; `website` is a honeypot that people do not see. Our page
    // reports how long the form was shown; a caller without a page need not.
    body: strictObject({
      email: Type.Optional(Type.String({ maxLength: EMAIL_MAX_LENGTH + 50 })),
      name: Type.Optional(Type.String({ maxLength: PERSON_NAME_MAX_LENGTH })),
      province: Type.Optional(Type.String({ maxLength: 50 })),
      website: Type.Optional(Type.String({ maxLength: 500 })),
      shownForMs: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    status: 201,
    answer: strictObject({
      position: Type.Integer({ minimum: 1 }),
      places,
      /** Until then the place is held; it has to be confirmed by the link in the mail. */
      confirmBy: Type.Optional(Type.String({ format: 'date-time' })),
    }),
    refusals: {
      ...formRefusals,
      'waitlist-full': { status: 409, sentence: 'The waiting list is full.' },
      'already-registered': { status: 409, sentence: 'This email address is already on the list.' },
      // One sentence for the honeypot and for haste: a program learns nothing from it, and a person gets through.
      'not-a-person': {
        status: 400,
        sentence: 'We could not register you. Please check your details and try again.',
      },
      'too-many-tries': {
        status: 429,
        sentence: 'Too many registrations from your network. Please try again in a few minutes.',
      },
      'network-has-its-share': {
        status: 429,
        sentence:
          'No more places can be taken from your network today. Please try again tomorrow, or use another network.',
      },
    },
    isRepeatable: true,
  },
  'POST /api/waitlist/confirm': {
    access: 'public',
    summary: 'Confirm the address of a held place with the token of the mailed link.',
    body: strictObject({ token: Type.String({ minLength: 1, maxLength: 100, writeOnly: true }) }),
    status: 200,
    answer: strictObject({ position: Type.Integer({ minimum: 1 }), places }),
    refusals: {
      'link-not-valid': {
        status: 410,
        sentence: 'This link is no longer valid. Your place may have gone to somebody else.',
      },
      'too-many-tries': tooManyTries,
    },
    isRepeatable: true,
  },
  'DELETE /api/admin/waitlist/:entryId': {
    access: 'administrator',
    confirmedFor: 'erasure',
    summary: 'Take a person off the waiting list. The place opens up and the name comes off the front page.',
    params: strictObject({ entryId: Type.String({ format: 'uuid' }) }),
    status: 204,
    answer: null,
    refusals: {
      'entry-not-found': { status: 404, sentence: 'This person is no longer on the waiting list.' },
    },
  },
});

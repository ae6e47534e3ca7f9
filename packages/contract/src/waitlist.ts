import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, type RegistrationRefusal } from '@academy/domain/waitlist';
import Type, { type Static } from 'typebox';
import { defineEndpoints, type RefusalAnswer, strictObject } from './endpoint.ts';

const statsSchema = strictObject({
  spotsLeft: Type.Integer(),
  totalRegistered: Type.Integer(),
  recentSignups: Type.Array(
    strictObject({
      name: Type.String(),
      signupDate: Type.String({ format: 'date-time' }),
      province: Type.String(),
    }),
  ),
});
export type WaitlistStatsAnswer = Static<typeof statsSchema>;

// 1§5: the words of the form's own objections.
const formRefusals = {
  'invalid-email': { status: 400, sentence: 'Please enter a valid email address.' },
  'missing-information': { status: 400, sentence: 'Please fill in all fields including your province.' },
  'invalid-name': { status: 400, sentence: 'Please enter at least 2 characters for your name.' },
  'unknown-province': { status: 400, sentence: 'Please choose one of the nine provinces.' },
} as const satisfies Record<RegistrationRefusal['code'], RefusalAnswer>;

export const waitlistEndpoints = defineEndpoints({
  'GET /api/waitlist/stats': {
    access: 'public',
    summary: 'How many places are left, and who joined last. No e-mail address is given out.',
    status: 200,
    answer: statsSchema,
    refusals: {},
  },
  'POST /api/waitlist/register': {
    access: 'public',
    summary: 'Take one of the 50 early-access places.',
    // A missing field is the domain's to tell, in its order; `website` is a trap that people do not see.
    body: strictObject({
      email: Type.Optional(Type.String({ maxLength: EMAIL_MAX_LENGTH + 50 })),
      name: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
      province: Type.Optional(Type.String({ maxLength: 50 })),
      website: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    status: 201,
    answer: strictObject({ position: Type.Integer({ minimum: 1 }) }),
    refusals: {
      ...formRefusals,
      'waitlist-full': { status: 409, sentence: 'The waiting list is full.' },
      'already-registered': { status: 409, sentence: 'This email address is already on the list.' },
      'not-a-person': { status: 400, sentence: 'Please leave the hidden field empty and try again.' },
      'too-many-tries': {
        status: 429,
        sentence: 'Too many registrations from your network. Please try again in a few minutes.',
      },
    },
    isRepeatable: true,
  },
});

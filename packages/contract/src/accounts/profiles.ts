import type { ProfileRefusal } from '@academy/domain/accounts/profiles';
import Type from 'typebox';
import { defineEndpoints, nullable, type RefusalAnswer, strictObject } from '../endpoint.ts';
import { tooManyTries } from './identity.ts';
import { PERSON_NAME_REFUSALS } from './person-names.ts';

const profileRefusals = {
  ...PERSON_NAME_REFUSALS,
  'unknown-province': { status: 400, sentence: 'Please choose one of the nine provinces.' },
} as const satisfies Record<ProfileRefusal['code'], RefusalAnswer>;

export const profileEndpoints = defineEndpoints({
  'GET /api/profile': {
    access: 'signed-in',
    summary: 'What you have said of yourself.',
    status: 200,
    answer: strictObject({
      fullName: nullable(Type.String()),
      province: nullable(Type.String()),
      goal: nullable(Type.String()),
      /** Whether learners who read each other's projects see your first name. */
      isNameShown: Type.Boolean(),
      avatarUrl: nullable(Type.String()),
    }),
    refusals: {},
  },
  'PUT /api/profile': {
    access: 'signed-in',
    summary:
      'Correct your name, your province and what you learn for, and say whether fellow learners read your name. Repeating it changes nothing.',
    body: strictObject({
      fullName: Type.String({ maxLength: 300 }),
      province: nullable(Type.String({ maxLength: 40 })),
      goal: nullable(Type.String({ maxLength: 500 })),
      /** Unchanged if it is missing. */
      isNameShown: Type.Optional(Type.Boolean()),
    }),
    status: 204,
    answer: null,
    refusals: profileRefusals,
  },
  'PUT /api/profile/avatar': {
    access: 'signed-in',
    summary:
      'Your picture: a JPEG of at most 256 by 256 pixels and 30 kB, in base64. Nothing but the picture is kept.',
    body: strictObject({
      jpeg: Type.String({ minLength: 1, maxLength: 60_000, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
    }),
    status: 200,
    answer: strictObject({ avatarUrl: Type.String() }),
    refusals: {
      'not-a-picture': {
        status: 400,
        sentence: 'We can’t use this picture. Please choose another one.',
      },
      'too-many-tries': tooManyTries,
    },
  },
  'DELETE /api/profile/avatar': {
    access: 'signed-in',
    summary: 'Remove your picture. Without one there is nothing to remove.',
    status: 204,
    answer: null,
    refusals: {},
  },
});

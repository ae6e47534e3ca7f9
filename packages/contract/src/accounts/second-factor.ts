import Type from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import {
  missingProofs,
  shownNoFactor,
  signInCode,
  signInEnded,
  tooManyTries,
  typedPassword,
} from './identity.ts';

export const wrongPassword = { status: 400, sentence: 'The password is not right.' } as const;
const notBegun = { status: 409, sentence: 'The second factor is not on. Please set it up first.' } as const;
const alreadyOn = { status: 409, sentence: 'The second factor is on already.' } as const;
export const secondFactorRequired = {
  status: 409,
  sentence: 'The academy asks its staff for a second factor. It cannot be turned off.',
} as const;
const recoveryCodes = strictObject({ recoveryCodes: Type.Array(Type.String()) });

// None of them is repeatable: a stored response would be a copy of a secret.
export const secondFactorEndpoints = defineEndpoints({
  'GET /api/auth/second-factor': {
    access: 'signed-in',
    summary: 'Whether you are asked for a code of an authenticator app when you sign in.',
    status: 200,
    answer: strictObject({
      onSince: nullable(Type.String({ format: 'date-time' })),
      recoveryCodesLeft: Type.Integer(),
      /** The academy requires it of its staff. */
      isRequired: Type.Boolean(),
      /** Removed when the account was recovered by email: an administrator lets its owner set up another. */
      isLost: Type.Boolean(),
    }),
    refusals: {},
  },
  'POST /api/auth/second-factor': {
    access: 'signed-in',
    summary: 'Begin with an authenticator app: a secret, and a picture of it to scan.',
    body: strictObject({ password: typedPassword }),
    status: 200,
    answer: strictObject({
      secret: Type.String(),
      picture: strictObject({ path: Type.String(), size: Type.Integer() }),
    }),
    refusals: {
      'wrong-password': wrongPassword,
      'too-many-tries': tooManyTries,
      'already-on': alreadyOn,
      ...missingProofs,
      'secret-key-foreign': {
        status: 503,
        sentence: 'No app can be added at the moment, and nothing was changed. Please tell the academy.',
      },
    },
  },
  'POST /api/auth/second-factor/confirmation': {
    access: 'signed-in',
    summary:
      'Show a code of the app: from now on one is asked for. All other sign-ins end. Recovery codes are told this once.',
    body: strictObject({ code: signInCode }),
    status: 200,
    answer: recoveryCodes,
    refusals: {
      'wrong-code': {
        status: 400,
        sentence: 'This code is not right. Please type the one that the app shows now.',
      },
      'not-begun': notBegun,
      'already-on': alreadyOn,
      ...missingProofs,
      'too-many-tries': tooManyTries,
      'sign-in-ended': signInEnded,
    },
  },
  'POST /api/auth/second-factor/recovery-codes': {
    access: 'signed-in',
    summary: 'New recovery codes, told this once. The earlier ones end.',
    body: strictObject({ password: typedPassword }),
    status: 200,
    answer: recoveryCodes,
    refusals: {
      'wrong-password': wrongPassword,
      'too-many-tries': tooManyTries,
      'not-begun': notBegun,
      'second-factor-not-shown': shownNoFactor,
    },
  },
  'POST /api/auth/second-factor/removal': {
    access: 'signed-in',
    summary: 'Sign in with the password alone again.',
    body: strictObject({ password: typedPassword }),
    status: 204,
    answer: null,
    refusals: {
      'wrong-password': wrongPassword,
      'too-many-tries': tooManyTries,
      'second-factor-not-shown': shownNoFactor,
      'second-factor-required': secondFactorRequired,
    },
  },
});

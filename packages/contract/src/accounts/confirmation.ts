import Type from 'typebox';
import { defineEndpoints, strictObject } from '../endpoint.ts';
import { signInCode, signInEnded, tooManyTries, typedPassword } from './identity.ts';
import { challengeOver, passkeyChallenge, signedPasskey } from './passkeys.ts';
import { wrongPassword } from './second-factor.ts';

const ended = { 'sign-in-ended': signInEnded } as const;

/**
 * Proving again who uses a signed-in device. Each confirms only this sign-in, for ten minutes. None is repeatable: a
 * proof works once.
 */
export const confirmationEndpoints = defineEndpoints({
  'GET /api/auth/confirmation': {
    access: 'signed-in',
    summary: 'The ways in which you can confirm that it is you.',
    status: 200,
    answer: strictObject({
      hasPassword: Type.Boolean(),
      hasPasskey: Type.Boolean(),
      /** From an authenticator app, or a recovery code. */
      hasCode: Type.Boolean(),
    }),
    refusals: {},
  },
  'POST /api/auth/confirmation/password': {
    access: 'signed-in',
    summary: 'Confirm with your password that it is you.',
    body: strictObject({ password: typedPassword }),
    status: 204,
    answer: null,
    refusals: { 'wrong-password': wrongPassword, 'too-many-tries': tooManyTries, ...ended },
  },
  'POST /api/auth/confirmation/code': {
    access: 'signed-in',
    summary: 'Confirm with a code of your authenticator app, or a recovery code, that it is you.',
    body: strictObject({ code: signInCode }),
    status: 204,
    answer: null,
    refusals: {
      'wrong-code': {
        status: 400,
        sentence: 'This code is not right. Please type the one that the app shows now, or a recovery code.',
      },
      'too-many-tries': tooManyTries,
      ...ended,
    },
  },
  'POST /api/auth/confirmation/passkey/challenge': {
    access: 'signed-in',
    summary: 'Begin to confirm with a passkey. Works once, within five minutes.',
    status: 200,
    answer: passkeyChallenge,
    refusals: { 'too-many-tries': tooManyTries },
  },
  'POST /api/auth/confirmation/passkey': {
    access: 'signed-in',
    summary: 'Confirm with what one of your passkeys has signed. It counts as a second factor.',
    body: signedPasskey,
    status: 204,
    answer: null,
    refusals: {
      'challenge-over': challengeOver,
      'passkey-not-known': {
        status: 400,
        sentence: 'This passkey does not belong to your account. Please try another way.',
      },
      ...ended,
    },
  },
});

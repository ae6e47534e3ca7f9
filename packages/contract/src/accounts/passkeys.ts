import { PASSKEY_NAME_MAX_LENGTH } from '@academy/domain/accounts/identity';
import Type from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import {
  accountSuspended,
  missingProofs,
  signInEnded,
  tooManyTries,
  typedPassword,
  userSchema,
} from './identity.ts';
import { secondFactorRequired, wrongPassword } from './second-factor.ts';

const instant = Type.String({ format: 'date-time' });
const base64url = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const credentialId = base64url(1364);
const clientData = base64url(8000);

const passkeySchema = strictObject({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  createdAt: instant,
  lastUsedAt: nullable(instant),
});

export const challengeOver = {
  status: 410,
  sentence: 'That took too long, or was sent before. Please try again.',
} as const;

export const passkeyChallenge = strictObject({
  challenge: Type.String(),
  rpId: Type.String(),
  timeoutMs: Type.Integer(),
});

export const signedPasskey = strictObject({
  id: credentialId,
  clientDataJSON: clientData,
  authenticatorData: base64url(2000),
  signature: base64url(8000),
});

const tooManyPasskeys = {
  status: 409,
  sentence: 'You have ten passkeys already. Please remove one that you no longer use first.',
} as const;

/** Signing in with a device's own lock (WebAuthn). None is repeatable: what a device signs works once. */
export const passkeyEndpoints = defineEndpoints({
  'GET /api/auth/passkeys': {
    access: 'signed-in',
    summary: 'Your passkeys, newest first.',
    status: 200,
    answer: strictObject({ passkeys: Type.Array(passkeySchema) }),
    refusals: {},
  },
  'POST /api/auth/passkeys/challenge': {
    access: 'signed-in',
    summary: 'Begin to add a passkey: what the device is asked to make. Works once, within five minutes.',
    body: strictObject({ password: typedPassword }),
    status: 200,
    answer: strictObject({
      challenge: Type.String(),
      rp: strictObject({ id: Type.String(), name: Type.String() }),
      user: strictObject({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
      /** COSE numbers, the preferred one first. */
      algorithms: Type.Array(Type.Integer()),
      /** Passkeys that the device may already have. */
      known: Type.Array(Type.String()),
      timeoutMs: Type.Integer(),
    }),
    refusals: {
      'wrong-password': wrongPassword,
      'too-many-tries': tooManyTries,
      ...missingProofs,
      'too-many-passkeys': tooManyPasskeys,
    },
  },
  'POST /api/auth/passkeys': {
    access: 'signed-in',
    summary: 'Add the passkey that the device has made. Its owner is told by mail.',
    body: strictObject({
      name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX_LENGTH, pattern: '\\S' }),
      id: credentialId,
      clientDataJSON: clientData,
      attestationObject: base64url(40_000),
    }),
    status: 201,
    answer: passkeySchema,
    refusals: {
      ...missingProofs,
      'challenge-over': challengeOver,
      'passkey-not-valid': {
        status: 400,
        sentence: 'The device has answered in a way that we cannot check. Please try again, or use another.',
      },
      'sign-in-ended': signInEnded,
      'invalid-passkey-name': {
        status: 400,
        sentence: 'Please choose a name for the device that has no address in it.',
      },
      'passkey-known': { status: 409, sentence: 'This passkey is in use already.' },
      'too-many-passkeys': tooManyPasskeys,
    },
  },
  'POST /api/auth/passkeys/:passkeyId/removal': {
    access: 'signed-in',
    summary: 'Remove a passkey: it signs nobody in any more. Its owner is told by mail.',
    params: strictObject({ passkeyId: Type.String({ format: 'uuid' }) }),
    body: strictObject({ password: typedPassword }),
    status: 204,
    answer: null,
    refusals: {
      'wrong-password': wrongPassword,
      'too-many-tries': tooManyTries,
      'passkey-not-found': { status: 404, sentence: 'This passkey was removed already.' },
      'second-factor-required': secondFactorRequired,
    },
  },
  'POST /api/auth/passkey-sign-in/challenge': {
    access: 'public',
    summary: 'Begin to sign in with a passkey. Works once, within five minutes.',
    status: 200,
    answer: passkeyChallenge,
    refusals: { 'too-many-tries': tooManyTries },
  },
  'POST /api/auth/passkey-sign-in': {
    access: 'public',
    summary: 'Sign in with what a passkey has signed. It counts as a second factor.',
    body: signedPasskey,
    status: 200,
    answer: userSchema,
    refusals: {
      'challenge-over': challengeOver,
      'passkey-not-known': {
        status: 401,
        sentence: 'We do not know this passkey. Please sign in with your password.',
      },
      'account-suspended': accountSuspended,
    },
  },
});

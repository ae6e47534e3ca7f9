import Type from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { linkToken, missingProofs, signInEnded, tooManyTries, typedPassword } from './identity.ts';
import { wrongPassword } from './second-factor.ts';

const instant = Type.String({ format: 'date-time' });
const linkNotValid = {
  status: 410,
  sentence: 'This link has been used or has expired.',
} as const;
const emailTaken = { status: 409, sentence: 'Another account uses this email address.' } as const;

export const emailChangeEndpoints = defineEndpoints({
  'GET /api/auth/email-change': {
    access: 'signed-in',
    summary: 'The address that we write to, and one that waits to be confirmed.',
    status: 200,
    answer: strictObject({
      email: nullable(Type.String()),
      pending: nullable(strictObject({ email: Type.String(), askedAt: instant, expiresAt: instant })),
    }),
    refusals: {},
  },
  'POST /api/auth/email-change': {
    access: 'signed-in',
    summary:
      'Ask for another address. It counts once the link that we mail to it is opened; the present one is told.',
    body: strictObject({ password: typedPassword, email: Type.String({ minLength: 1, maxLength: 300 }) }),
    isRepeatable: true,
    status: 202,
    answer: null,
    refusals: {
      'wrong-password': wrongPassword,
      'too-many-tries': tooManyTries,
      ...missingProofs,
      'sign-in-ended': signInEnded,
      'invalid-email': { status: 400, sentence: 'Please enter a valid email address.' },
      'email-unchanged': { status: 409, sentence: 'This is your email address already.' },
    },
  },
  'DELETE /api/auth/email-change': {
    access: 'signed-in',
    summary: 'Take the wish back. Without one there is nothing to take back.',
    status: 204,
    answer: null,
    refusals: {},
  },
  'POST /api/auth/email-change/confirmation': {
    access: 'public',
    summary: 'Show with the mailed link that the new address is yours: from now on it counts.',
    body: strictObject({ token: linkToken }),
    isRepeatable: true,
    status: 200,
    answer: strictObject({ email: Type.String() }),
    refusals: { 'link-not-valid': linkNotValid, 'email-taken': emailTaken, 'too-many-tries': tooManyTries },
  },
  'POST /api/auth/email-change/undoing': {
    access: 'public',
    summary:
      'Take a change of address back with the link in the mail to the earlier one. Every sign-in ends, and a link for a new password is mailed there.',
    body: strictObject({ token: linkToken }),
    isRepeatable: true,
    status: 200,
    answer: strictObject({ email: Type.String() }),
    refusals: { 'link-not-valid': linkNotValid, 'email-taken': emailTaken, 'too-many-tries': tooManyTries },
  },
});

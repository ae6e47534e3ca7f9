import { ROLES } from '@academy/domain/access';
import { PASSWORD_MAX_LENGTH, type PasswordRefusal } from '@academy/domain/accounts/identity';
import Type, { type Static } from 'typebox';
import { defineEndpoints, type RefusalAnswer, strictObject, verbatim } from '../endpoint.ts';
import { displaySettingsSchema } from './display-settings.ts';

const nullableText = Type.Union([Type.String(), Type.Null()]);
const signInName = Type.String({ minLength: 1, maxLength: 254 });
// `writeOnly`: a secret, kept out of logs, responses and the fingerprint of a repeated request.
export const typedPassword = Type.String({
  minLength: 1,
  maxLength: PASSWORD_MAX_LENGTH,
  writeOnly: true,
  ...verbatim('a password opens as it was set'),
});
/** Six digits from an app, or a recovery code. */
export const signInCode = Type.String({ minLength: 1, maxLength: 20, writeOnly: true });
export const linkToken = Type.String({ minLength: 1, maxLength: 100, writeOnly: true });
const instant = Type.String({ format: 'date-time' });

export const userSchema = strictObject({
  id: Type.String({ format: 'uuid' }),
  role: Type.Enum([...ROLES]),
  username: Type.String(),
  fullName: nullableText,
  email: nullableText,
  avatarUrl: nullableText,
});
export type User = Static<typeof userSchema>;

/** What every page asks for first: the signed-in person, whether there are new notices, and the display settings. */
const currentUserSchema = strictObject({
  ...userSchema.properties,
  /** At most 100: the count stops there. */
  unreadNotices: Type.Integer(),
  /** Null if nothing was chosen yet. */
  displaySettings: Type.Union([displaySettingsSchema, Type.Null()]),
  /** The academy requires a second factor of its staff, and this sign-in has shown none: no staff work until it has. */
  needsSecondFactor: Type.Optional(Type.Literal(true)),
  /** The data price for cost estimates on devices; only if the academy has set another than the specified one. */
  gigabytePriceInCents: Type.Optional(Type.Integer()),
});
export type CurrentUser = Static<typeof currentUserSchema>;

export const signInSchema = strictObject({
  id: Type.String({ format: 'uuid' }),
  device: Type.String(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: Type.Boolean(),
});
export type SignIn = Static<typeof signInSchema>;

// 2§5 and 2§8: these sentences are shown to people as they are.
export const passwordRefusals = {
  'password-too-short': { status: 400, sentence: 'Your password must be at least 8 characters long.' },
  'password-too-common': {
    status: 400,
    sentence: 'This password is too common. Please choose another.',
  },
  'password-names-you': {
    status: 400,
    sentence: 'Your password must not contain your own name or email address. Please choose another.',
  },
  'password-too-simple': {
    status: 400,
    sentence: 'This password repeats too few characters. Please choose another.',
  },
  'password-unchanged': {
    status: 400,
    sentence: 'The new password is the same as the current one. Please choose another.',
  },
} as const satisfies Record<PasswordRefusal['code'], RefusalAnswer>;

export const tooManyTries = {
  status: 429,
  sentence: 'Too many attempts. Please wait a few minutes and try again.',
} as const satisfies RefusalAnswer;

const signInsBusy = {
  status: 429,
  sentence: 'Many people are signing in at this moment. Please try again in a few seconds.',
} as const satisfies RefusalAnswer;

export const accountSuspended = {
  status: 403,
  sentence: 'This account is suspended. Please write to the academy for help.',
} as const satisfies RefusalAnswer;

export const shownNoFactor = {
  status: 403,
  sentence:
    'You have signed in here without a code of your authenticator app or a passkey. Please sign out and sign in again with one of them first.',
} as const satisfies RefusalAnswer;

/** What a password alone does not unlock for people who have a second factor, or had one before a mailed link removed it. */
export const missingProofs = {
  'second-factor-not-shown': shownNoFactor,
  'second-factor-lost': {
    status: 403,
    sentence:
      'Your second factor was removed when your account was recovered by email. Please speak to an administrator: once they have made sure that it is you (Admin, People, Remove second factor), you can set up another here.',
  },
} as const satisfies Record<string, RefusalAnswer>;

export const signInEnded = {
  status: 401,
  sentence: 'This device was signed out in the meantime. Please sign in again.',
} as const satisfies RefusalAnswer;

export const identityEndpoints = defineEndpoints({
  'POST /api/auth/login': {
    access: 'public',
    summary: 'Sign in with a username or an email address.',
    body: strictObject({
      username: signInName,
      password: typedPassword,
      /** If the account has a second factor. */
      code: Type.Optional(signInCode),
    }),
    status: 200,
    answer: userSchema,
    refusals: {
      'wrong-credentials': { status: 401, sentence: 'That username or password is not right.' },
      'second-factor-needed': {
        status: 401,
        sentence: 'Please type the code that your authenticator app shows.',
      },
      'wrong-code': {
        status: 401,
        sentence: 'This code is not right. Please type the one that the app shows now, or a recovery code.',
      },
      'account-suspended': accountSuspended,
      'too-many-tries': tooManyTries,
      'sign-ins-busy': signInsBusy,
    },
  },
  'GET /api/auth/user': {
    access: 'signed-in',
    summary: 'The person who is signed in, how many notices are unread, and how every screen is to look.',
    status: 200,
    answer: currentUserSchema,
    refusals: {},
  },
  'POST /api/auth/logout': {
    access: 'public',
    summary: 'End the sign-in that this browser holds. Without one there is nothing to end.',
    status: 204,
    answer: null,
    refusals: {},
  },
  'POST /api/auth/change-password': {
    access: 'signed-in',
    summary: 'Change your own password. All other sign-ins of the account end.',
    body: strictObject({ currentPassword: typedPassword, newPassword: typedPassword }),
    status: 204,
    answer: null,
    refusals: {
      ...passwordRefusals,
      'wrong-current-password': { status: 400, sentence: 'The current password is not right.' },
      'too-many-tries': tooManyTries,
    },
    isRepeatable: true,
  },
  'POST /api/auth/password-reset': {
    access: 'public',
    summary: 'Ask for a link that sets a new password. The answer is the same for unknown accounts.',
    body: strictObject({ username: signInName }),
    status: 202,
    answer: null,
    refusals: { 'too-many-tries': tooManyTries },
    isRepeatable: true,
  },
  'POST /api/auth/password-reset/confirm': {
    access: 'public',
    summary: 'Set a new password with the token of a mailed link; all sign-ins of the account end.',
    body: strictObject({ token: linkToken, newPassword: typedPassword }),
    status: 204,
    answer: null,
    refusals: {
      ...passwordRefusals,
      'link-not-valid': {
        status: 410,
        sentence: 'This link has been used or has expired. Please ask for a new one.',
      },
      'too-many-tries': tooManyTries,
    },
    isRepeatable: true,
  },
  'GET /api/auth/sessions': {
    access: 'signed-in',
    summary: 'Where this account is signed in, newest first.',
    status: 200,
    answer: Type.Array(signInSchema),
    refusals: {},
  },
  'DELETE /api/auth/sessions/:signInId': {
    access: 'signed-in',
    summary: 'End one of your own sign-ins.',
    params: strictObject({ signInId: Type.String({ format: 'uuid' }) }),
    status: 204,
    answer: null,
    refusals: { 'sign-in-not-found': { status: 404, sentence: 'This sign-in has already ended.' } },
  },
  'POST /api/auth/sessions/:signInId/disowning': {
    access: 'signed-in',
    summary:
      'Say that a sign-in is not yours: it ends, passkeys that it added are removed, a new address that waits is dropped, and you are told by mail.',
    params: strictObject({ signInId: Type.String({ format: 'uuid' }) }),
    status: 200,
    answer: strictObject({
      device: Type.String(),
      signedInAt: instant,
      /** By the names that they were given. */
      removedPasskeys: Type.Array(Type.String()),
    }),
    refusals: {
      'sign-in-not-found': { status: 404, sentence: 'This sign-in has already ended.' },
      ...missingProofs,
      'sign-in-is-this': {
        status: 409,
        sentence: 'This is the device that you are using now. Please sign out instead.',
      },
    },
  },
  'DELETE /api/auth/sessions': {
    access: 'signed-in',
    summary: 'End every other sign-in of this account.',
    status: 204,
    answer: null,
    refusals: {},
  },
});

import { AUDIENCES, EXPORT_FORMATS } from '@academy/domain/privacy/own-data';
import Type, { type Static } from 'typebox';
import { tooManyTries, typedPassword } from '../accounts/identity.ts';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const instant = Type.String({ format: 'date-time' });

const exportSchema = strictObject({
  /** `received`: all files have reached the person, and nothing is left here. */
  state: Type.Enum(['none', 'preparing', 'ready', 'received']),
  askedAt: nullable(instant),
  /** Until then its files can be downloaded. */
  expiresAt: nullable(instant),
  /** The files that are still here: each is deleted when the browser has confirmed that it arrived. */
  open: Type.Array(Type.Enum([...EXPORT_FORMATS])),
});

const exportFile = strictObject({ format: Type.Enum([...EXPORT_FORMATS]) });

const consentSchema = strictObject({
  /** `mail/` and a kind of mail, `language-model` or `leaderboard`. */
  kind: Type.String(),
  isGiven: Type.Boolean(),
  saidAt: instant,
});
export type Consent = Static<typeof consentSchema>;

const withheldSchema = strictObject({ column: Type.String(), why: Type.String() });

const personalTableSchema = strictObject({
  name: Type.String(),
  purpose: Type.String(),
  kept: Type.String(),
  seenBy: Type.Array(Type.Enum([...AUDIENCES])),
  told: Type.Array(Type.String()),
  withheld: Type.Array(withheldSchema),
  /** What is left of it when an account is erased, and why; null: nothing. */
  stays: nullable(Type.String()),
});
export type PersonalTableEntry = Static<typeof personalTableSchema>;

const removalSchema = strictObject({
  id: Type.Integer(),
  cause: Type.Enum(['retention', 'erasure']),
  ranAt: instant,
  removed: Type.Array(strictObject({ table: Type.String(), rows: Type.Integer() })),
  /** Tables from which not everything that was due could be deleted. */
  unfinished: Type.Array(Type.String()),
});
export type Removal = Static<typeof removalSchema>;

export const privacyEndpoints = defineEndpoints({
  'GET /api/privacy': {
    access: 'signed-in',
    summary:
      'The copy of your data, what you have agreed to, and whether your account is going to be erased.',
    status: 200,
    answer: strictObject({
      export: exportSchema,
      /** Null: the account stays. */
      erasureDueAt: nullable(instant),
      consents: Type.Array(consentSchema),
      /** What stays of an account that is erased. */
      stays: Type.Array(strictObject({ name: Type.String(), why: Type.String() })),
    }),
    refusals: {},
  },
  'POST /api/privacy/export': {
    access: 'signed-in',
    confirmedFor: 'own-data',
    summary: 'Ask for a copy of everything that the academy holds about you. One that is under way goes on.',
    status: 202,
    answer: null,
    refusals: {
      'too-many-copies': {
        status: 429,
        sentence: 'You have asked for as many copies as one person can in a day. Please try again tomorrow.',
      },
    },
    isRepeatable: true,
  },
  // Changes nothing, but is a POST: only writes ask for a confirmation (decision 101), and no browser, proxy, service
  // worker or answer store keeps the response of a POST. Not repeatable under a key: the stored response would be a copy.
  'POST /api/privacy/export/:format': {
    access: 'signed-in',
    confirmedFor: 'own-data',
    summary: 'Download a file of your copy, as a page or as JSON. It changes nothing and can be repeated.',
    params: exportFile,
    status: 200,
    answer: strictObject({
      fileName: Type.String(),
      text: Type.String(),
      /** The length of `text` in UTF-16 code units, as in JavaScript: an incomplete file is shorter. */
      characters: Type.Integer(),
      /** Names this file in the receipt. */
      hash: Type.String(),
    }),
    refusals: {
      'export-not-ready': {
        status: 404,
        sentence:
          'There is nothing to download. The file has reached you already, has expired or is being replaced by a new copy.',
      },
    },
  },
  'PUT /api/privacy/export/:format/receipt': {
    access: 'signed-in',
    summary:
      'Confirm that the whole file has arrived: it is deleted. A newer file with another hash stays. Repeating it changes nothing.',
    params: exportFile,
    body: strictObject({ hash: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 }) }),
    status: 204,
    answer: null,
    refusals: {},
  },
  'POST /api/privacy/erasure': {
    access: 'signed-in',
    summary: 'Ask for your account to be erased in 30 days. All other sign-ins end.',
    body: strictObject({ password: typedPassword }),
    status: 200,
    answer: strictObject({ dueAt: instant }),
    refusals: {
      'wrong-password': { status: 400, sentence: 'The password is not right.' },
      'too-many-tries': tooManyTries,
      'administrator-account': {
        status: 409,
        sentence:
          'The account of an administrator cannot be erased. Please ask another administrator to change your role first.',
      },
    },
    isRepeatable: true,
  },
  'DELETE /api/privacy/erasure': {
    access: 'signed-in',
    summary: 'Keep the account after all. Repeating it changes nothing.',
    status: 204,
    answer: null,
    refusals: {},
  },
  'GET /api/admin/privacy': {
    access: 'administrator',
    summary: 'The register of personal data, and what was removed lately.',
    status: 200,
    answer: strictObject({
      personal: Type.Array(personalTableSchema),
      impersonal: Type.Array(strictObject({ name: Type.String(), why: Type.String() })),
      removals: Type.Array(removalSchema),
      erasuresDue: Type.Integer(),
    }),
    refusals: {},
  },
});

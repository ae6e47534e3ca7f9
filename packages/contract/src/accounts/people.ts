import { ROLES } from '@academy/domain/access';
import { PERSON_STATES, STAFF_REASON_MAX_CHARACTERS } from '@academy/domain/accounts/people';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const instant = Type.String({ format: 'date-time' });
const personParams = strictObject({ personId: Type.String({ format: 'uuid' }) });
const reason = Type.String({ minLength: 1, maxLength: STAFF_REASON_MAX_CHARACTERS, pattern: '\\S' });
const unknownPerson = { status: 404, sentence: 'We can’t find this person.' } as const;
const ownAccount = {
  status: 409,
  sentence: 'This is your own account. Please ask another administrator.',
} as const;

const personSchema = strictObject({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  username: Type.String(),
  email: nullable(Type.String()),
  role: Type.Enum([...ROLES]),
  state: Type.Enum([...PERSON_STATES]),
  /** The province given on the waiting list. */
  province: nullable(Type.String()),
  joinedAt: instant,
  /** The devices that are signed in now. */
  lastSeenAt: nullable(instant),
});
export type Person = Static<typeof personSchema>;

const auditEntrySchema = strictObject({
  id: Type.Integer(),
  happenedAt: instant,
  /** Null when that account is gone. */
  actor: nullable(Type.String()),
  action: Type.String(),
  subject: Type.String(),
  /** If the subject is a person who still exists. */
  subjectName: nullable(Type.String()),
  reason: nullable(Type.String()),
});
export type AuditEntry = Static<typeof auditEntrySchema>;

export const peopleEndpoints = defineEndpoints({
  'GET /api/admin/people': {
    access: 'administrator',
    summary:
      'The people of the academy, found by name, username or address, role and state; the newest first.',
    query: strictObject({
      words: Type.Optional(Type.String({ maxLength: 100 })),
      role: Type.Optional(Type.Enum([...ROLES])),
      state: Type.Optional(Type.Enum([...PERSON_STATES])),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    }),
    status: 200,
    answer: strictObject({ people: Type.Array(personSchema), found: Type.Integer(), pages: Type.Integer() }),
    refusals: {},
  },
  'PUT /api/admin/people/:personId': {
    access: 'administrator',
    confirmedFor: 'roles',
    summary:
      'Change the role of a person, or lock and unlock the account. Who is locked out is signed out at once.',
    params: personParams,
    body: strictObject({ role: Type.Enum([...ROLES]), isSuspended: Type.Boolean(), reason }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-person': unknownPerson,
      'own-account': ownAccount,
      'last-administrator': {
        status: 409,
        sentence: 'The academy needs one administrator who can sign in.',
      },
    },
    isRepeatable: true,
  },
  'POST /api/admin/people/:personId/sign-out': {
    access: 'administrator',
    confirmedFor: 'keys',
    summary: 'End all sign-ins of a person: every device has to sign in again.',
    params: personParams,
    body: strictObject({ reason }),
    status: 204,
    answer: null,
    refusals: { 'unknown-person': unknownPerson },
    isRepeatable: true,
  },
  'POST /api/admin/people/:personId/password-link': {
    access: 'administrator',
    confirmedFor: 'keys',
    summary: 'Mail a person the link on which a new password is set.',
    params: personParams,
    body: strictObject({ reason }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-person': unknownPerson,
      'no-address': { status: 409, sentence: 'We have no address of this person.' },
      'person-suspended': { status: 409, sentence: 'This account is locked. Unlock it first.' },
    },
    isRepeatable: true,
  },
  'POST /api/admin/people/:personId/second-factor-removal': {
    access: 'administrator',
    confirmedFor: 'keys',
    summary:
      'Let a person in with the password alone again, who has lost the phone and the recovery codes. Passkeys are removed too.',
    params: personParams,
    body: strictObject({ reason }),
    status: 204,
    answer: null,
    refusals: { 'unknown-person': unknownPerson, 'own-account': ownAccount },
    isRepeatable: true,
  },
  'GET /api/admin/audit': {
    access: 'administrator',
    summary: 'What staff have done, the newest first, a hundred at a time.',
    query: strictObject({
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      from: Type.Optional(Type.String({ format: 'date' })),
      to: Type.Optional(Type.String({ format: 'date' })),
      /** Part of an action, a name or a subject. */
      words: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    status: 200,
    answer: strictObject({ entries: Type.Array(auditEntrySchema), next: nullable(Type.Integer()) }),
    refusals: {},
  },
});

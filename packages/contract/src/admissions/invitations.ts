import { PROVINCES } from '@academy/domain/accounts/profiles';
import { ENTRY_STATES, INVITATION_STATES } from '@academy/domain/admissions/invitations';
import Type, { type Static } from 'typebox';
import { passwordRefusals, tooManyTries, typedPassword, userSchema } from '../accounts/identity.ts';
import { PERSON_NAME_REFUSALS } from '../accounts/person-names.ts';
import { defineEndpoints, strictObject } from '../endpoint.ts';

const instant = Type.String({ format: 'date-time' });
const entryId = Type.String({ format: 'uuid' });
const token = Type.String({ minLength: 1, maxLength: 100, writeOnly: true });

const entrySchema = strictObject({
  id: entryId,
  position: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  province: Type.Enum([...PROVINCES]),
  registeredAt: instant,
  state: Type.Enum([...ENTRY_STATES]),
  invitedAt: Type.Union([instant, Type.Null()]),
});
export type WaitlistEntry = Static<typeof entrySchema>;

const linkNotValid = {
  status: 410,
  sentence: 'This invitation has been used, has expired or was withdrawn.',
} as const;

export const invitationEndpoints = defineEndpoints({
  'GET /api/admin/waitlist': {
    access: 'administrator',
    summary: 'Everyone on the waiting list by position, and where their invitation stands.',
    status: 200,
    answer: Type.Array(entrySchema),
    refusals: {},
  },
  'POST /api/admin/waitlist/invitations': {
    access: 'administrator',
    summary: 'Invite people on the waiting list, or invite them again. Their earlier links stop working.',
    body: strictObject({ entryIds: Type.Array(entryId, { minItems: 1, maxItems: 50, uniqueItems: true }) }),
    status: 200,
    answer: strictObject({ invited: Type.Integer() }),
    refusals: {},
    isRepeatable: true,
  },
  'DELETE /api/admin/waitlist/invitations/:entryId': {
    access: 'administrator',
    summary: 'Withdraw a person’s open invitation.',
    params: strictObject({ entryId }),
    status: 204,
    answer: null,
    refusals: {
      'no-open-invitation': { status: 409, sentence: 'This person has no open invitation.' },
    },
  },
  'POST /api/invitations/look': {
    access: 'public',
    summary: 'Who a link is for and whether it is still open. Looking does not use it up.',
    body: strictObject({ token }),
    status: 200,
    answer: strictObject({
      state: Type.Enum([...INVITATION_STATES]),
      name: Type.String(),
      email: Type.String(),
    }),
    refusals: { 'link-not-valid': linkNotValid, 'too-many-tries': tooManyTries },
  },
  'POST /api/invitations/accept': {
    access: 'public',
    summary: 'Become a learner with an invitation link, a name and a password.',
    body: strictObject({
      token,
      fullName: Type.String({ maxLength: 300 }),
      password: typedPassword,
      referralCode: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    status: 201,
    answer: userSchema,
    refusals: {
      ...PERSON_NAME_REFUSALS,
      ...passwordRefusals,
      'link-not-valid': linkNotValid,
      'account-exists': {
        status: 409,
        sentence: 'There is already an account with this address. Please sign in.',
      },
      'unknown-referral': {
        status: 400,
        sentence: 'We do not know this referral code. Please check it, or leave it out.',
      },
      'too-many-tries': tooManyTries,
    },
    isRepeatable: true,
  },
  'POST /api/invitations/renew': {
    access: 'public',
    summary: 'Ask for a new link in place of an expired one. It is emailed to the same address.',
    body: strictObject({ token }),
    status: 202,
    answer: null,
    refusals: { 'link-not-valid': linkNotValid, 'too-many-tries': tooManyTries },
    isRepeatable: true,
  },
});

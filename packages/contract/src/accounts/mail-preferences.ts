import { MAIL_KIND_NAMES } from '@academy/domain/academy/mail-kinds';
import Type from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const kind = Type.Enum([...MAIL_KIND_NAMES]);
// `writeOnly`: anyone who has it can unsubscribe its owner.
const token = Type.String({ minLength: 1, maxLength: 100, writeOnly: true });
const hour = Type.Integer({ minimum: 0, maximum: 23 });
const quietHours = strictObject({ fromHour: hour, toHour: hour });
const notValid = {
  'link-not-valid': {
    status: 404,
    sentence:
      'This link is incomplete. Please open it from the email again, or choose your emails in your settings.',
  },
} as const;

export const mailPreferenceEndpoints = defineEndpoints({
  'GET /api/mail-preferences': {
    access: 'signed-in',
    summary:
      'The mails that you can choose, and whether you get them. Mails that your account needs are not among them.',
    status: 200,
    answer: strictObject({ preferences: Type.Array(strictObject({ kind, isWanted: Type.Boolean() })) }),
    refusals: {},
  },
  'PUT /api/mail-preferences/:kind': {
    access: 'signed-in',
    summary: 'Say whether you want mails of this kind. Repeating it changes nothing.',
    params: strictObject({ kind }),
    body: strictObject({ isWanted: Type.Boolean() }),
    status: 204,
    answer: null,
    refusals: {},
  },
  'GET /api/quiet-hours': {
    access: 'signed-in',
    summary: 'The hours of the day (SAST) in which mails wait that can wait; null: none.',
    status: 200,
    answer: strictObject({ quietHours: nullable(quietHours) }),
    refusals: {},
  },
  'PUT /api/quiet-hours': {
    access: 'signed-in',
    summary:
      'Choose quiet hours, or none. What your account, a booking or a payment needs is sent at once all the same.',
    body: strictObject({ quietHours: nullable(quietHours) }),
    status: 204,
    answer: null,
    refusals: {
      'no-hours': {
        status: 400,
        sentence: 'Quiet hours need a beginning and another end. Please choose both.',
      },
    },
  },
  'POST /api/unsubscriptions': {
    access: 'public',
    summary: 'End the mails that the link is about, without a sign-in. Repeating it changes nothing.',
    body: strictObject({ token }),
    status: 200,
    answer: strictObject({ kind }),
    refusals: notValid,
  },
});

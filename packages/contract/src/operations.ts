import Type from 'typebox';
import { defineEndpoints, strictObject } from './endpoint.ts';

const count = Type.Integer({ minimum: 0 });

export const operationsEndpoints = defineEndpoints({
  'GET /api/health': {
    access: 'public',
    summary: 'Answers while the process serves.',
    status: 200,
    answer: strictObject({ status: Type.Literal('ok') }),
    refusals: {},
  },
  'GET /api/ready': {
    access: 'public',
    summary: 'Answers 200 when the database answers and is migrated, and the process is not closing.',
    status: 200,
    answer: strictObject({ status: Type.Literal('ready') }),
    refusals: {
      'not-ready': {
        status: 503,
        sentence: 'The academy is unavailable right now. Please try again in a minute.',
      },
    },
  },
  'GET /api/admin/overview': {
    access: 'administrator',
    summary:
      "What an administrator's Home shows: the waiting list, the mail and the state of the academy, in counts.",
    status: 200,
    answer: strictObject({
      waitlist: strictObject({
        unconfirmed: count,
        waiting: count,
        invited: count,
        expired: count,
        joined: count,
      }),
      outbox: strictObject({
        unsent: count,
        /** Of the unsent: those that a mail server has refused. */
        failed: count,
      }),
      /** Whether a mail server is configured; without one mail waits in the outbox. */
      sendsMail: Type.Boolean(),
      isReady: Type.Boolean(),
    }),
    refusals: {},
  },
});

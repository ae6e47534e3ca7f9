import Type from 'typebox';
import { defineEndpoints, strictObject } from './endpoint.ts';

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
});

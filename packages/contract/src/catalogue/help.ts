import Type, { type Static } from 'typebox';
import { defineEndpoints, strictObject } from '../endpoint.ts';

export const helpEndpoints = defineEndpoints({
  'GET /api/help': {
    access: 'public',
    summary: 'The five questions that learners ask most, and where to turn.',
    status: 200,
    answer: strictObject({
      questions: Type.Array(
        strictObject({ id: Type.String(), question: Type.String(), answerHtml: Type.String() }),
      ),
      contact: strictObject({
        generalEmail: Type.String(),
        supportEmail: Type.String(),
        phone: Type.String(),
      }),
      documentationUrl: Type.String(),
      videosUrl: Type.String(),
    }),
    refusals: {},
  },
});
export type HelpAnswer = Static<(typeof helpEndpoints)['GET /api/help']['answer']>;

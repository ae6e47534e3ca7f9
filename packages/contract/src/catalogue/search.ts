import { SEARCH_KINDS, SEARCH_MAX_CHARACTERS } from '@academy/domain/catalogue/search';
import Type, { type Static } from 'typebox';
import { defineEndpoints, strictObject } from '../endpoint.ts';

/** A text in pieces, so that the page can mark the matches without parsing HTML. */
const markedText = Type.Array(strictObject({ text: Type.String(), isMatch: Type.Boolean() }));

const hitSchema = strictObject({
  kind: Type.Enum([...SEARCH_KINDS]),
  id: Type.String(),
  title: markedText,
  excerpt: markedText,
  href: Type.String(),
});
export type SearchHit = Static<typeof hitSchema>;

export const searchEndpoints = defineEndpoints({
  'GET /api/search': {
    access: 'signed-in',
    summary: 'Courses, lessons, events, collections, careers and help that match, the best first.',
    query: strictObject({ text: Type.String({ minLength: 1, maxLength: SEARCH_MAX_CHARACTERS }) }),
    status: 200,
    answer: strictObject({ hits: Type.Array(hitSchema) }),
    refusals: {},
  },
});

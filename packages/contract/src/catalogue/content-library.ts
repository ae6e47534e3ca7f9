import Type, { type Static } from 'typebox';
import { defineEndpoints, strictObject } from '../endpoint.ts';
import { courseCoverSchema } from './courses.ts';

export const contentLibraryEndpoints = defineEndpoints({
  'GET /api/content-library/recommended-modules': {
    access: 'public',
    summary: 'Modules to begin with, each with the address of the lesson that opens it.',
    status: 200,
    answer: Type.Array(
      strictObject({
        id: Type.String(),
        title: Type.String(),
        summary: Type.String(),
        duration: Type.String(),
        level: Type.String(),
        /** The id of the module's course. */
        ...courseCoverSchema.properties,
        href: Type.String(),
      }),
    ),
    refusals: {},
  },
});
export type RecommendedModuleAnswer = Static<
  (typeof contentLibraryEndpoints)['GET /api/content-library/recommended-modules']['answer']
>[number];

import { COURSE_COVERS, COURSE_GRADIENTS } from '@academy/domain/catalogue/courses';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { quoteSchema } from './courses.ts';

const collectionProperties = {
  id: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  itemCount: Type.Integer(),
  gradientClass: Type.Enum([...COURSE_GRADIENTS]),
  cover: Type.Enum([...COURSE_COVERS]),
  featured: Type.Boolean(),
  /** Such as "Updated weekly". */
  rhythm: nullable(Type.String()),
};

const collectionSchema = strictObject(collectionProperties);
export type CollectionAnswer = Static<typeof collectionSchema>;

const collectionDetailSchema = strictObject({
  ...collectionProperties,
  items: Type.Array(
    strictObject({
      kind: Type.Enum(['lesson', 'course', 'career']),
      id: Type.String(),
      title: Type.String(),
      why: Type.String(),
      href: Type.String(),
      /** Such as "15 min" or "10 hours · Beginner". */
      note: Type.String(),
      /** The id of a course. */
      quote: nullable(quoteSchema),
    }),
  ),
});
export type CollectionDetailAnswer = Static<typeof collectionDetailSchema>;

export const collectionEndpoints = defineEndpoints({
  'GET /api/collections': {
    access: 'public',
    summary: 'All collections, the featured one first.',
    status: 200,
    answer: Type.Array(collectionSchema),
    refusals: {},
  },
  'GET /api/collections/:collectionId': {
    access: 'public',
    summary: 'One collection with its items.',
    params: strictObject({ collectionId: Type.String({ maxLength: 100 }) }),
    status: 200,
    answer: collectionDetailSchema,
    refusals: { 'unknown-collection': { status: 404, sentence: 'We can’t find this collection.' } },
  },
});

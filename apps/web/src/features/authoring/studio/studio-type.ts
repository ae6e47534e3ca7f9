import type { ContentEntry } from '@academy/contract/authoring/studio';
import { CONTENT_PATHS, CONTENT_TYPES, type ContentType, entryName } from '@academy/domain/catalogue/content';

/** The chosen tab stands in the address, as the type is written there. */
export function typeInQuery(query: string): ContentType {
  const asked = new URLSearchParams(query).get('type');
  return CONTENT_TYPES.find((type) => CONTENT_PATHS[type] === asked) ?? CONTENT_TYPES[0];
}

export const nameOf = ({ fields }: Pick<ContentEntry, 'fields'>): string => entryName(fields);

// All types share the shapes of their three writes, so the names of one stand for those of all.
export const createEndpoint = (type: ContentType) =>
  `POST /api/admin/${CONTENT_PATHS[type]}` as 'POST /api/admin/courses';
export const updateEndpoint = (type: ContentType) =>
  `PUT /api/admin/${CONTENT_PATHS[type]}/:contentId` as 'PUT /api/admin/courses/:contentId';
export const deleteEndpoint = (type: ContentType) =>
  `DELETE /api/admin/${CONTENT_PATHS[type]}/:contentId` as 'DELETE /api/admin/courses/:contentId';

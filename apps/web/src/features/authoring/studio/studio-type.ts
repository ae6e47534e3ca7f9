import type { ContentEntry } from '@academy/contract/authoring/studio';
import { CONTENT_PATHS, CONTENT_TYPES, type ContentType, entryName } from '@academy/domain/catalogue/content';

/** The selected tab is in the address, spelt like the type. */
export function typeInQuery(query: string): ContentType {
  const typeParam = new URLSearchParams(query).get('type');
  return CONTENT_TYPES.find((type) => CONTENT_PATHS[type] === typeParam) ?? CONTENT_TYPES[0];
}

export const nameOf = ({ fields }: Pick<ContentEntry, 'fields'>): string => entryName(fields);

// The three writes of all types have the same shapes, so the endpoint types of courses are used for all.
export const createEndpoint = (type: ContentType) =>
  `POST /api/admin/${CONTENT_PATHS[type]}` as 'POST /api/admin/courses';
export const updateEndpoint = (type: ContentType) =>
  `PUT /api/admin/${CONTENT_PATHS[type]}/:contentId` as 'PUT /api/admin/courses/:contentId';
export const deleteEndpoint = (type: ContentType) =>
  `DELETE /api/admin/${CONTENT_PATHS[type]}/:contentId` as 'DELETE /api/admin/courses/:contentId';

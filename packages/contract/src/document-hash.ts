import Type from 'typebox';

/** The name of a document: the beginning of the hash of its content. */
export const documentHash = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });

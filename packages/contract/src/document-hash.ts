import Type from 'typebox';

/** The name of a document: the beginning of its content hash. */
export const documentHash = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' });

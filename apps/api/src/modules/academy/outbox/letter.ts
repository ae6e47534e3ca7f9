import { PRODUCT_NAME } from '@academy/domain/product';

/**
 * The frame of letters to the owner of an account. Null: to an unconfirmed address; with a name, anyone could write to
 * strangers.
 */
export const letter = (name: string | null, ...lines: readonly string[]): string =>
  [name === null ? 'Hello' : `Hello ${name}`, '', ...lines, '', PRODUCT_NAME].join('\n');

import { PRODUCT_NAME } from '@academy/domain/product';

/**
 * The frame of what we write to the owner of an account. Null: to an address of which nobody has shown that it is theirs; a
 * name there would be a way to write to strangers.
 */
export const letter = (name: string | null, ...lines: readonly string[]): string =>
  [name === null ? 'Hello' : `Hello ${name}`, '', ...lines, '', PRODUCT_NAME].join('\n');

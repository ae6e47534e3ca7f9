import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from '@academy/domain/academy/mail-kinds';

export interface Unsubscription {
  readonly userId: string;
  readonly kind: MailKind;
}

const SIGNATURE_BYTES = 16;
const ID_BYTES = 16;

/** The purpose is signed too, so that a signature under the same key for another purpose is invalid here. */
function signatureOf({ userId, kind }: Unsubscription, key: Buffer): Buffer {
  const signed = createHmac('sha256', key).update(`unsubscribe\n${userId}\n${kind}`).digest();
  return signed.subarray(0, SIGNATURE_BYTES);
}

/** Valid as long as the account: a mail may be opened years later. It can only end these mails. */
export function unsubscribeToken(of: Unsubscription, key: Buffer): string {
  const id = Buffer.from(of.userId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}.${of.kind}.${signatureOf(of, key).toString('base64url')}`;
}

export function readUnsubscribeToken(token: string, key: Buffer): Unsubscription | null {
  const [id = '', kind = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(id, 'base64url');
  if (bytes.length !== ID_BYTES || !isMailKind(kind)) return null;
  const userId = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf({ userId, kind }, key);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, kind } : null;
}

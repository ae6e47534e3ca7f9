// RFC 6238 with its usual parameters, the only ones that all authenticator apps support.
const STEP_MS = 30_000;
const DIGITS = 6;
/** A clock may be half a minute off, either way. */
const STEPS_OFF = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const TOTP_SECRET_BYTES = 20;

export const totpStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The steps whose code is accepted now, the likeliest first; none that was used, nor one before it. */
export function stepsTaken(now: Date, lastStep: number): number[] {
  return STEPS_OFF.map((off) => totpStep(now) + off).filter((step) => step > lastStep);
}

/** The input of the hash: the step as eight bytes. */
export function stepBytes(step: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(step));
  return bytes;
}

/** RFC 4226, 5.3: four bytes of the HMAC-SHA-1, at the offset that its last digit gives, as decimal digits. */
export function codeOfHash(hash: Uint8Array, digits: number = DIGITS): string {
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  const number = (view.getUint32(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** RFC 4648, without padding, as apps expect it. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The otpauth address inside the QR code. */
export function totpUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
}

// Crockford's alphabet: without I, L, O and U nothing can be misread, and no word appears by chance.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const GROUP = 5;
/** How many random bytes an id is made of. Ten characters hold 50 bits: nobody finds one by trying. */
export const CERTIFICATE_ID_BYTES = LENGTH;

/** The last part of a certificate's address: `7K3M9QX2TD`. */
export type CertificateId = string;

export function certificateId(randomBytes: Uint8Array): CertificateId {
  if (randomBytes.length < LENGTH) throw new RangeError(`A certificate's id needs ${LENGTH} random bytes.`);
  return Array.from(randomBytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** In two halves, as people read it out and type it: `7K3M9-QX2TD`. */
export function shownCertificateId(id: CertificateId): string {
  return `${id.slice(0, GROUP)}-${id.slice(GROUP)}`;
}

/** What somebody typed: case, spaces and hyphens do not matter, and letters that look like digits are accepted. */
export function readCertificateId(text: string): CertificateId | null {
  const id = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  return id.length === LENGTH && [...id].every((letter) => ALPHABET.includes(letter)) ? id : null;
}

/** Where anyone can look at a certificate, below the academy's address. */
export function verifyPath(id: CertificateId): string {
  return `/verify/${shownCertificateId(id)}`;
}

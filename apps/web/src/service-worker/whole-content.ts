// Cached content stays for the lifetime of a build: a truncated file, or a page returned in its place, must not. This
// detects accidents only; https protects against attackers.

const CHECK_CHARACTERS = 3;
const DOCUMENT_HASH_CHARACTERS = 16;

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Of a file of the build: 18 bits, so that those of two hundred files add half a kilobyte to the worker. */
export const checkOf = async (content: ArrayBuffer): Promise<string> =>
  (await digestOf(content)).slice(0, CHECK_CHARACTERS);

/** The checksums of all files, concatenated in their order. */
export const readChecks = (files: readonly string[], checks: string): ReadonlyMap<string, string> =>
  new Map(files.map((file, at) => [file, checks.slice(at * CHECK_CHARACTERS, (at + 1) * CHECK_CHARACTERS)]));

/** A document is named by the hash of its content. */
export async function isNamedDocument(path: string, answer: Response): Promise<boolean> {
  const name = (await digestOf(await answer.arrayBuffer())).slice(0, DOCUMENT_HASH_CHARACTERS);
  return path === `/documents/${name}`;
}

export const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('text/html') === true;

export const isWholePage = (html: string): boolean => /<\/html>\s*$/.test(html);

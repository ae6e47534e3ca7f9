import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

const MINUTE_MS = 60_000;

/** Enough time to look for the phone, the key or the right finger. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;

// Includes line breaks and characters that change text direction.
const SPACES = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
const ADDRESS = /@|:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/**
 * The name is part of the mail that warns the owner of a new passkey. An attacker who added it must not be able to
 * write into that mail: it is one line, without an address to write to or to visit.
 */
export function checkPasskeyName(typed: string): Result<string, Refusal<'invalid-passkey-name'>> {
  const name = typed.normalize('NFC').replaceAll(SPACES, ' ').trim();
  return name === '' || ADDRESS.test(name) ? refuse('invalid-passkey-name') : accept(name);
}

export interface RelyingParty {
  /** The domain that passkeys are made for; a device offers them to no other. */
  readonly id: string;
  /** Null: any port of this machine. */
  readonly origin: string | null;
}

/** Without a public address there is only this machine, and the only one of its names that browsers accept is `localhost`. */
export function relyingPartyOf(publicUrl: string | null): RelyingParty {
  if (publicUrl === null) return { id: 'localhost', origin: null };
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Whether this origin is one of ours. */
export function isOriginOf({ id, origin }: RelyingParty, requestOrigin: string): boolean {
  if (origin !== null) return requestOrigin === origin;
  return URL.canParse(requestOrigin) && new URL(requestOrigin).hostname === id;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_LAG_MS } from '../../database/replica/replica-lag.ts';
import { cookieValue } from './sign-in-cookie.ts';
import { REQUEST_LIMIT_MS } from './time-limit.ts';

/** Three seconds longer than a replica may be behind: for the way to the browser, and for a commit that comes late. */
export const PINNED_SECONDS = LARGEST_LAG_MS / 1000 + 3;
/** A stream is opened long before what it is about is stored. */
export const PINNED_BY_STREAM_SECONDS = PINNED_SECONDS + REQUEST_LIMIT_MS / 1000;

/** Whose browser has just written reads from the primary for a few seconds, on every server. */
export interface PinToPrimary {
  readonly isPinned: (request: FastifyRequest) => boolean;
  readonly pin: (reply: FastifyReply, seconds?: number) => void;
}

export function createPinToPrimary(isSecure: boolean): PinToPrimary {
  const name = isSecure ? '__Host-wrote' : 'wrote';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    isPinned({ headers: { cookie } }) {
      return cookie?.includes(name) === true && cookieValue(cookie, name) !== null;
    },
    pin(reply, seconds = PINNED_SECONDS) {
      reply.header('set-cookie', `${name}=1; Max-Age=${seconds}; ${attributes}`);
    },
  };
}

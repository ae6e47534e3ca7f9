import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = /^[\w-]{43}$/;

export interface TokenCookie {
  readonly read: (request: FastifyRequest) => string | null;
  readonly set: (reply: FastifyReply, token: string, maxAgeMs: number) => void;
  readonly clear: (reply: FastifyReply) => void;
}

export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}

/**
 * A cookie with an opaque token. A value that cannot be a token counts as none. `__Host-` needs https; on plain
 * http (loopback) the cookie has another name, so neither can shadow the other.
 */
function createTokenCookie(plainName: string, isSecure: boolean): TokenCookie {
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read(request) {
      const header = request.headers.cookie;
      if (!header?.includes(name)) return null;
      const value = cookieValue(header, name);
      return value !== null && TOKEN.test(value) ? value : null;
    },
    set(reply, token, maxAgeMs) {
      reply.header('set-cookie', `${name}=${token}; Max-Age=${Math.floor(maxAgeMs / 1000)}; ${attributes}`);
    },
    clear(reply) {
      reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}

export const createSignInCookie = (isSecure: boolean) => createTokenCookie('sign-in', isSecure);

/** Outlives the sign-in: shows that this browser has signed in before. It opens nothing. */
export const createDeviceCookie = (isSecure: boolean) => createTokenCookie('device', isSecure);

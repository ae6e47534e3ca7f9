import type { FastifyReply, FastifyRequest } from 'fastify';

// `__Host-` needs https; on plain http (loopback) the cookie has another name, so neither can shadow the other.
const SECURE_NAME = '__Host-sign-in';
const PLAIN_NAME = 'sign-in';

const TOKEN = /^[\w-]{43}$/;

export interface SignInCookie {
  readonly read: (request: FastifyRequest) => string | null;
  readonly set: (reply: FastifyReply, token: string, maxAgeMs: number) => void;
  readonly clear: (reply: FastifyReply) => void;
}

function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}

/** The cookie that carries the opaque sign-in token. A value that cannot be a token counts as none. */
export function createSignInCookie(isSecure: boolean): SignInCookie {
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
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

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { LatestMap } from '../endpoints/responses/latest-map.ts';
import { cookieValue, type TokenCookie } from '../endpoints/sign-in-cookie.ts';
import {
  coursesOf,
  GRANT_MS,
  type GrantedCourses,
  grantedUntil,
  type OpenedGrant,
  openGrant,
  writeGrant,
} from './document-grant.ts';
import { readGrantKey } from './grant-key.store.ts';

// The number of readers active within a minute or two. Signing costs more than the rest of such a response.
const MOST_READERS = 1000;

interface GrantParts {
  readonly services: Pick<Services, 'db' | 'clock'>;
  readonly signInCookie: TokenCookie;
  readonly isSecure: boolean;
}

/**
 * Grants travel in a cookie for the documents only: responses that know a learner's places renew it, and a document is
 * then served without looking up places.
 */
export class DocumentGrants {
  readonly #parts: GrantParts;
  readonly #name: string;
  readonly #attributes: string;
  #key: Buffer | null = null;
  /** Caches issued grants by sign-in and courses, and verified cookies: making either again gives the same result. */
  readonly #given = new LatestMap<string, { readonly untilMs: number; readonly cookie: string }>(
    MOST_READERS,
  );
  readonly #opened = new LatestMap<string, OpenedGrant>(MOST_READERS);

  constructor(parts: GrantParts) {
    this.#parts = parts;
    this.#name = parts.isSecure ? '__Secure-documents' : 'documents';
    this.#attributes = `Path=/documents; HttpOnly; SameSite=Lax${parts.isSecure ? '; Secure' : ''}`;
  }

  async give(request: FastifyRequest, reply: FastifyReply, courses: GrantedCourses): Promise<void> {
    const signInToken = this.#parts.signInCookie.read(request);
    if (signInToken === null) return;
    const now = this.#parts.services.clock();
    const holder = `${signInToken} ${JSON.stringify(courses)}`;
    const known = this.#given.get(holder);
    if (known?.untilMs === grantedUntil(now)) {
      reply.header('set-cookie', known.cookie);
      return;
    }
    const key = this.#key ?? (await this.#loadKey());
    const grant = writeGrant(courses, now, { key, signInToken });
    const cookie = `${this.#name}=${grant}; Max-Age=${GRANT_MS / 1000}; ${this.#attributes}`;
    this.#given.set(holder, { untilMs: grantedUntil(now), cookie });
    reply.header('set-cookie', cookie);
  }

  take(reply: FastifyReply): void {
    reply.header('set-cookie', `${this.#name}=; Max-Age=0; ${this.#attributes}`);
  }

  async of(request: FastifyRequest): Promise<GrantedCourses | null> {
    const grant = cookieValue(request.headers.cookie ?? '', this.#name);
    const signInToken = this.#parts.signInCookie.read(request);
    if (grant === null || signInToken === null) return null;
    const now = this.#parts.services.clock();
    const shown = `${signInToken} ${grant}`;
    const known = this.#opened.get(shown);
    if (known) return coursesOf(known, now);
    const key = this.#key ?? (await this.#loadKey());
    const opened = openGrant(grant, { key, signInToken });
    if (opened) this.#opened.set(shown, opened);
    return coursesOf(opened, now);
  }

  async #loadKey(): Promise<Buffer> {
    this.#key = await readGrantKey(this.#parts.services.db);
    return this.#key;
  }
}

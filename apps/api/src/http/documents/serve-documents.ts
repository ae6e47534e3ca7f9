// Not in the contract's table: what is the same for every reader is a file, not a response of the API.
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, mayCall } from '../endpoints/actor.ts';
import type { Gate } from '../endpoints/gate.ts';
import { logRefusal } from '../endpoints/log-outcome.ts';
import { acceptedEncoding } from '../endpoints/responses/compressed-text.ts';
import { PROBLEMS, sendProblem } from '../problems/problem.ts';
import { ContentMemory } from './content-memory.ts';
import { mayHave } from './document-grant.ts';
import { findDocument, type StoredDocument } from './documents.store.ts';

const HASH = /^[\w-]{16}$/;
const FOR_EVER = 'max-age=31536000, immutable';
/** The page and its service worker store what needs a place, and delete it at sign-out; a browser's own cache would not. */
const KEPT_BY_PAGES_ONLY = 'private, no-store';

function send(
  hash: string,
  document: StoredDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const cacheControl = document.access === 'public' ? `public, ${FOR_EVER}` : KEPT_BY_PAGES_ONLY;
  reply.headers({ etag: `"${hash}"`, 'cache-control': cacheControl, vary: 'Accept-Encoding' });
  if (request.headers['if-none-match']?.includes(hash)) return reply.status(304).send();
  reply.type('application/json; charset=utf-8');
  const encoding = acceptedEncoding(request);
  if (encoding === null) return reply.send(gunzipSync(document.gzip));
  return reply.header('content-encoding', encoding).send(document[encoding]);
}

/** Called for every reader of a course's document; returns whether the place still exists. */
export interface Openings {
  readonly note: (actor: Actor, courseId: string) => Promise<boolean>;
}

/** `GET /documents/:hash`: needs a grant whose sign-in is still open; the content never changes. */
export function serveDocuments(app: FastifyInstance, gate: Gate, openings: Openings): void {
  const { services, grants, cookie, readActor } = gate;
  const memory = new ContentMemory({
    find: (hash) => findDocument(services.db, hash),
    bytesOf: ({ br, gzip }: StoredDocument) => br.length + gzip.length,
  });

  /** The grant names the courses; its sign-in, account and role are checked each time. */
  async function isOpenTo(request: FastifyRequest, document: StoredDocument): Promise<boolean> {
    if (document.access === 'public') return true;
    const token = cookie.read(request);
    const granted = await grants.of(request);
    // Not for the security log: a grant expires by itself, and a learner with the place gets the next.
    if (token === null || granted === null) return false;
    const actor = await readActor(token);
    request.actor = actor;
    const isGranted =
      actor !== null && mayHave(document, granted) && (granted !== 'all' || mayCall('trainer', actor));
    const isOpen = isGranted && (granted === 'all' || (await isStillOpen(actor, document)));
    if (!isOpen) logRefusal(gate, request, PROBLEMS.notAllowed);
    return isOpen;
  }

  /** A place may have been cancelled since the grant was issued: its lessons are not read for free afterwards. */
  async function isStillOpen(actor: Actor, { access, courseId }: StoredDocument): Promise<boolean> {
    return access !== 'place' || courseId === null || openings.note(actor, courseId);
  }

  app.get<{ Params: { hash: string } }>('/documents/:hash', async (request, reply) => {
    const { hash } = request.params;
    const document = HASH.test(hash) ? await memory.read(hash) : null;
    if (!document) return sendProblem(request, reply, PROBLEMS.notFound);
    if (!(await isOpenTo(request, document))) return sendProblem(request, reply, PROBLEMS.notAllowed);
    return send(hash, document, request, reply);
  });
}

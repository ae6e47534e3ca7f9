// Beside the contract's table: what is the same for every reader is a file, not an answer.
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCall } from '../endpoints/actor.ts';
import { acceptedEncoding } from '../endpoints/compressed-text.ts';
import type { Gate } from '../endpoints/gate.ts';
import { PROBLEMS, sendProblem } from '../problems/problem.ts';
import { ContentMemory } from './content-memory.ts';
import { mayHave } from './document-grant.ts';
import { findDocument, type StoredDocument } from './documents.store.ts';

const HASH = /^[\w-]{16}$/;
const FOR_EVER = 'max-age=31536000, immutable';
/** The page and its worker keep what needs a place, and give it up with the sign-in; a browser's own cache would not. */
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

/** `GET /documents/:hash`: opened by a grant whose sign-in is still open, and for ever the same. */
export function serveDocuments(app: FastifyInstance, { services, grants, cookie, readActor }: Gate): void {
  const memory = new ContentMemory({
    find: (hash) => findDocument(services.db, hash),
    bytesOf: ({ br, gzip }: StoredDocument) => br.length + gzip.length,
  });

  /** The grant says which courses; whether its sign-in, account and role still are is asked each time. */
  async function isOpenTo(request: FastifyRequest, document: StoredDocument): Promise<boolean> {
    if (document.access === 'public') return true;
    const granted = await grants.of(request);
    if (!mayHave(document, granted)) return false;
    const token = cookie.read(request);
    const actor = token === null ? null : await readActor(token);
    return actor !== null && (granted !== 'all' || mayCall('trainer', actor));
  }

  app.get<{ Params: { hash: string } }>('/documents/:hash', async (request, reply) => {
    const { hash } = request.params;
    const document = HASH.test(hash) ? await memory.read(hash) : null;
    if (!document) return sendProblem(request, reply, PROBLEMS.notFound);
    // Nothing for the security log: a grant ends by itself, and whoever has the place gets the next.
    if (!(await isOpenTo(request, document))) return sendProblem(request, reply, PROBLEMS.notAllowed);
    return send(hash, document, request, reply);
  });
}

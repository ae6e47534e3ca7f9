// Not in the contract's table: what wallets, verifiers and other sites read, and what people download.
import {
  readCertificateId,
  readSignedCertificate,
  shownCertificateId,
  verifyPath,
} from '@academy/domain/rewards/certificates';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DrawingCache } from '../../../gateways/paper/drawing-cache.ts';
import type { Gate } from '../../../http/endpoints/gate.ts';
import { sendRefusal } from '../../../http/endpoints/responses/send-refusal.ts';
import { drawingProblem } from '../../../http/problems/drawing-problem.ts';
import { PROBLEMS, type Problem, sendProblem } from '../../../http/problems/problem.ts';
import type { Services } from '../../../services.ts';
import { createTryLimits } from '../../accounts/identity/index.ts';
import { type Certificate, findCertificate } from './certificates.store.ts';
import { didDocument } from './credentials/did-document.ts';
import { StatusLists } from './credentials/status-list.ts';
import { CARD, PAPER } from './drawings.ts';
import { drawingStoreOfCertificate } from './drawn-certificates.store.ts';
import { academyKeys } from './keys/signing-keys.store.ts';
import { badgePng } from './picture/badge.ts';
import { bakeCredential } from './picture/png.ts';

type CredentialContext = Pick<
  Services,
  'db' | 'sidePool' | 'clock' | 'signingKeys' | 'drawingPool' | 'log'
> & {
  readonly publicUrl: () => string;
};

type OfCertificate = FastifyRequest<{ Params: { certificateId: string } }>;

const CREDENTIAL_TYPE = 'application/vc+ld+json';
// Readable by pages of other origins too: a verifier runs in somebody else's browser tab.
const FOR_ANYONE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** The files of a revoked certificate would look valid. The credential itself leads to its status. */
const REVOKED: Problem = {
  status: 410,
  code: 'revoked',
  sentence: 'This certificate was revoked, so there is no paper, badge or card of it any more.',
};
/** A shared link is fetched by other sites' servers: each card is drawn once, whatever the number of requests. */
const ANYONE = { name: 'anyone', take: async () => null };

export function serveCredentials(app: FastifyInstance, gate: Gate, context: CredentialContext): void {
  const { db, clock, publicUrl, signingKeys: keys } = context;
  const statusLists = new StatusLists(() => ({ keys, publicUrl: publicUrl() }));
  const drawings = new DrawingCache(context);
  const tryLimits = createTryLimits(context);

  /** A certificate by the id in the address, for any caller. */
  async function withCertificate(
    request: OfCertificate,
    reply: FastifyReply,
    answer: (certificate: Certificate) => Promise<FastifyReply> | FastifyReply,
  ): Promise<FastifyReply> {
    const id = readCertificateId(request.params.certificateId);
    const certificate = id && (await findCertificate(db, id));
    return certificate ? answer(certificate) : sendProblem(request, reply, PROBLEMS.notFound);
  }

  app.get('/.well-known/did.json', async (_request, reply) => {
    const document = didDocument(await academyKeys(db), publicUrl());
    return reply
      .headers({ ...FOR_ANYONE, 'cache-control': 'public, max-age=300' })
      .type('application/did+json')
      .send(JSON.stringify(document));
  });

  app.get('/credentials/:certificateId', (request: OfCertificate, reply) =>
    withCertificate(request, reply, ({ credential }) =>
      reply
        .headers({ ...FOR_ANYONE, 'cache-control': 'no-cache' })
        .type(CREDENTIAL_TYPE)
        .send(JSON.stringify(credential)),
    ),
  );

  app.get('/credentials/:certificateId/badge.png', (request: OfCertificate, reply) =>
    withCertificate(request, reply, ({ id, credential, revokedAt }) => {
      if (revokedAt) return sendProblem(request, reply, REVOKED);
      return reply
        .headers({
          'cache-control': 'no-cache',
          'content-disposition': `attachment; filename="badge-${shownCertificateId(id)}.png"`,
        })
        .type('image/png')
        .send(bakeCredential(badgePng(), credential));
    }),
  );

  app.get('/credentials/:certificateId/card.png', (request: OfCertificate, reply) =>
    withCertificate(request, reply, async ({ id, signedText, revokedAt }) => {
      if (revokedAt) return sendProblem(request, reply, REVOKED);
      const signed = readSignedCertificate(signedText);
      if (!signed) return sendProblem(request, reply, PROBLEMS.notFound);
      const { personName, courseTitle } = signed;
      const card = await drawings.read({
        drawing: CARD,
        facts: { personName, courseTitle },
        store: drawingStoreOfCertificate(db, { certificateId: id, form: 'card' }, clock),
        reader: ANYONE,
      });
      if (!card.ok) return sendProblem(request, reply, drawingProblem(card));
      reply.headers({ ...FOR_ANYONE, 'cache-control': 'public, max-age=3600' }).type('image/png');
      return reply.send(card.file);
    }),
  );

  app.get<{ Params: { list: string } }>('/credentials/status/:list', async (request, reply) => {
    const { list } = request.params;
    const signed = /^\d{1,9}$/.test(list) ? await statusLists.read(db, Number(list), clock()) : null;
    if (!signed) return sendProblem(request, reply, PROBLEMS.notFound);
    reply.headers({ ...FOR_ANYONE, 'cache-control': 'public, max-age=60' }).type(CREDENTIAL_TYPE);
    return reply.send(JSON.stringify(signed));
  });

  /** Null: the learner's own. */
  async function objectionTo(request: FastifyRequest, { userId }: Certificate): Promise<Problem | null> {
    const token = gate.cookie.read(request);
    const actor = token === null ? null : await gate.readActor(token);
    request.actor = actor;
    if (actor === null) return PROBLEMS.notSignedIn;
    return actor.userId === userId ? null : PROBLEMS.notAllowed;
  }

  // The PDF is the learner's own; its content is on the public page that it links to.
  app.get('/api/certificates/:certificateId/certificate.pdf', (request: OfCertificate, reply) =>
    withCertificate(request, reply, async (certificate) => {
      const problem = await objectionTo(request, certificate);
      if (problem) return sendRefusal(gate, request, reply, problem);
      const { id, userId, signedText, revokedAt } = certificate;
      if (revokedAt) return sendProblem(request, reply, REVOKED);
      const signed = readSignedCertificate(signedText);
      if (!signed) return sendProblem(request, reply, PROBLEMS.notFound);
      const pdf = await drawings.read({
        drawing: PAPER,
        facts: { id, signed, url: `${publicUrl()}${verifyPath(id)}` },
        store: drawingStoreOfCertificate(db, { certificateId: id, form: 'paper' }, clock),
        reader: { name: userId, take: () => tryLimits.take({ 'paper-drawings': userId }) },
      });
      if (!pdf.ok) return sendRefusal(gate, request, reply, drawingProblem(pdf));
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="certificate-${shownCertificateId(id)}.pdf"`,
        })
        .type('application/pdf')
        .send(pdf.file);
    }),
  );
}

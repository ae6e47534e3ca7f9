// Beside the contract's table: what wallets, verifiers and other sites read, and what people download.
import {
  type CertificateId,
  readCertificateId,
  readSignedCertificate,
  type SignedCertificate,
  shownCertificateId,
  verifyPath,
} from '@academy/domain/certificates';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gate } from '../../http/endpoints/gate.ts';
import { PROBLEMS, type Problem, sendProblem } from '../../http/problems/problem.ts';
import type { Services } from '../../services.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { type Certificate, findCertificate } from './certificates.store.ts';
import { didDocument } from './did-document.ts';
import { badgePng, cardPng } from './picture/badge.ts';
import { bakeCredential } from './picture/png.ts';
import { StatusLists } from './status-list.ts';

type CredentialContext = Pick<Services, 'db' | 'clock' | 'signingKeys'> & {
  readonly publicUrl: () => string;
};

type OfCertificate = FastifyRequest<{ Params: { certificateId: string } }>;

const CREDENTIAL_TYPE = 'application/vc+ld+json';
// Also for pages of others: a verifier runs in somebody else's browser tab.
const FOR_ANYONE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Drawing a card takes longer than anything else here, and a link that is shared is asked for many times at once. */
class Cards {
  readonly #drawn = new Map<CertificateId, Promise<Buffer>>();

  read(id: CertificateId, signed: SignedCertificate): Promise<Buffer> {
    const known = this.#drawn.get(id);
    if (known) return known;
    const drawing = cardPng(signed);
    this.#drawn.set(id, drawing);
    const [oldest] = this.#drawn.keys();
    if (this.#drawn.size > 100 && oldest !== undefined) this.#drawn.delete(oldest);
    return drawing;
  }
}

export function serveCredentials(app: FastifyInstance, gate: Gate, context: CredentialContext): void {
  const { db, clock, publicUrl, signingKeys: keys } = context;
  const statusLists = new StatusLists(() => ({ keys, publicUrl: publicUrl() }));
  const cards = new Cards();

  /** A certificate by the id in the address, whoever asks. */
  async function withCertificate(
    request: OfCertificate,
    reply: FastifyReply,
    answer: (certificate: Certificate) => Promise<FastifyReply> | FastifyReply,
  ): Promise<FastifyReply> {
    const id = readCertificateId(request.params.certificateId);
    const certificate = id && (await findCertificate(db, id));
    return certificate ? answer(certificate) : sendProblem(request, reply, PROBLEMS.notFound);
  }

  app.get('/.well-known/did.json', (_request, reply) =>
    reply
      .headers({ ...FOR_ANYONE, 'cache-control': 'public, max-age=300' })
      .type('application/did+json')
      .send(JSON.stringify(didDocument(keys, publicUrl()))),
  );

  app.get('/credentials/:certificateId', (request: OfCertificate, reply) =>
    withCertificate(request, reply, ({ credential }) =>
      reply
        .headers({ ...FOR_ANYONE, 'cache-control': 'no-cache' })
        .type(CREDENTIAL_TYPE)
        .send(JSON.stringify(credential)),
    ),
  );

  app.get('/credentials/:certificateId/badge.png', (request: OfCertificate, reply) =>
    withCertificate(request, reply, ({ id, credential }) =>
      reply
        .headers({
          'cache-control': 'no-cache',
          'content-disposition': `attachment; filename="badge-${shownCertificateId(id)}.png"`,
        })
        .type('image/png')
        .send(bakeCredential(badgePng(), credential)),
    ),
  );

  app.get('/credentials/:certificateId/card.png', (request: OfCertificate, reply) =>
    withCertificate(request, reply, async ({ id, signedText, revokedAt }) => {
      const signed = revokedAt ? null : readSignedCertificate(signedText);
      if (!signed) return sendProblem(request, reply, PROBLEMS.notFound);
      reply.headers({ ...FOR_ANYONE, 'cache-control': 'public, max-age=3600' }).type('image/png');
      return reply.send(await cards.read(id, signed));
    }),
  );

  app.get<{ Params: { list: string } }>('/credentials/status/:list', async (request, reply) => {
    const { list } = request.params;
    const signed = /^\d{1,9}$/.test(list) ? await statusLists.read(db, Number(list), clock()) : null;
    if (!signed) return sendProblem(request, reply, PROBLEMS.notFound);
    reply.headers({ ...FOR_ANYONE, 'cache-control': 'public, max-age=60' }).type(CREDENTIAL_TYPE);
    return reply.send(JSON.stringify(signed));
  });

  /** Null: it is the learner's own. */
  async function objectionTo(request: FastifyRequest, { userId }: Certificate): Promise<Problem | null> {
    const token = gate.cookie.read(request);
    const actor = token === null ? null : await gate.readActor(token);
    if (actor === null) return PROBLEMS.notSignedIn;
    return actor.userId === userId ? null : PROBLEMS.notAllowed;
  }

  // The paper is the learner's own; what it says anyone can see on the page that it leads to.
  app.get('/api/certificates/:certificateId/certificate.pdf', (request: OfCertificate, reply) =>
    withCertificate(request, reply, async (certificate) => {
      const problem = await objectionTo(request, certificate);
      if (problem) return sendProblem(request, reply, problem);
      const { id, signedText } = certificate;
      const signed = readSignedCertificate(signedText);
      if (!signed) return sendProblem(request, reply, PROBLEMS.notFound);
      const pdf = await certificatePdf({ id, signed, url: `${publicUrl()}${verifyPath(id)}` });
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="certificate-${shownCertificateId(id)}.pdf"`,
        })
        .type('application/pdf')
        .send(pdf);
    }),
  );
}

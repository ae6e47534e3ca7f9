// Not in the contract's table: receipts and credit notes as files, drawn from what was stored when they were issued.
import {
  creditNoteNumber,
  creditNoteOf,
  type Receipt,
  receiptNumber,
  receiptOf,
} from '@academy/domain/commerce/payments';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DrawingCache } from '../../../../gateways/paper/drawing-cache.ts';
import type { Drawing } from '../../../../gateways/paper/drawing-pool.ts';
import { withPowers } from '../../../../http/endpoints/actor.ts';
import type { Gate } from '../../../../http/endpoints/gate.ts';
import { logRefusal } from '../../../../http/endpoints/log-outcome.ts';
import { sendRefusal } from '../../../../http/endpoints/responses/send-refusal.ts';
import { drawingProblem } from '../../../../http/problems/drawing-problem.ts';
import { PROBLEMS, sendProblem } from '../../../../http/problems/problem.ts';
import type { Services } from '../../../../services.ts';
import { createTryLimits } from '../../../accounts/identity/index.ts';
import { findOrder, type Order } from '../orders/orders.store.ts';
import { drawingStoreOfPaper } from './drawn-papers.store.ts';
import { type Paper, papersOf, sellerOn } from './papers.store.ts';

export const RECEIPT: Drawing = {
  name: 'receipt',
  url: new URL('./receipt-pdf.ts', import.meta.url).href,
  version: 1,
};

interface Drawn {
  readonly paperId: string;
  readonly sheet: Receipt;
  readonly author: string;
  readonly file: string;
}

function drawnReceipt(order: Order, paper: Paper): Drawn {
  const { number, issuedAt, amountInCents, vatInCents, sellerName } = paper;
  const facts = { ...order, receiptNumber: number, paidAt: issuedAt, amountInCents, vatInCents };
  return {
    paperId: paper.id,
    sheet: receiptOf(facts, sellerOn(paper)),
    author: sellerName,
    file: `receipt-${receiptNumber(number)}`,
  };
}

function drawnCreditNote(order: Order, paper: Paper, receipt: Paper): Drawn {
  const { number, issuedAt, amountInCents, vatInCents, sellerName } = paper;
  const facts = {
    number,
    issuedAt,
    amountInCents,
    vatInCents,
    buyerName: order.buyerName,
    courseTitle: order.courseTitle,
    reference: order.reference,
    receiptNumber: receipt.number,
    receiptIssuedAt: receipt.issuedAt,
  };
  const file = `credit-note-${creditNoteNumber(number)}`;
  return { paperId: paper.id, sheet: creditNoteOf(facts, sellerOn(paper)), author: sellerName, file };
}

function sendPdf(reply: FastifyReply, file: string, pdf: Buffer) {
  return reply
    .type('application/pdf')
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${file}.pdf"`,
    })
    .send(pdf);
}

type PapersContext = Pick<Services, 'db' | 'sidePool' | 'clock' | 'drawingPool' | 'log'>;

export function servePapers(app: FastifyInstance, gate: Gate, services: PapersContext): void {
  const { db } = services;
  const drawings = new DrawingCache(services);
  const tryLimits = createTryLimits(services);

  const read = ({ paperId, sheet: receipt, author }: Drawn, userId: string) =>
    drawings.read({
      drawing: RECEIPT,
      facts: { receipt, author },
      store: drawingStoreOfPaper(db, paperId, services.clock),
      reader: { name: userId, take: () => tryLimits.take({ 'paper-drawings': userId }) },
    });

  /** The papers of an order, for its buyer and for administrators. Nobody else learns that the order exists. */
  async function serve(
    request: FastifyRequest,
    reply: FastifyReply,
    reference: string,
    draw: (order: Order, papers: readonly Paper[]) => Drawn | null,
  ) {
    const token = gate.cookie.read(request);
    const actor = token === null ? null : await gate.readActor(token);
    request.actor = actor;
    if (!actor) return sendRefusal(gate, request, reply, PROBLEMS.notSignedIn);
    const order = await findOrder(db, reference);
    const { role } = withPowers(actor, request.url, gate).user;
    const mayRead = order?.userId === actor.userId || role === 'administrator';
    // Only the log says that the order exists.
    if (order && !mayRead) logRefusal(gate, request, PROBLEMS.notAllowed);
    const drawn = order && mayRead ? draw(order, await papersOf(db, [order.id])) : null;
    if (!drawn) return sendProblem(request, reply, PROBLEMS.notFound);
    const pdf = await read(drawn, actor.userId);
    if (!pdf.ok) return sendRefusal(gate, request, reply, drawingProblem(pdf));
    return sendPdf(reply, drawn.file, pdf.file);
  }

  app.get<{ Params: { reference: string } }>('/api/orders/:reference/receipt.pdf', (request, reply) =>
    serve(request, reply, request.params.reference, (order, papers) => {
      const receipt = papers.find(({ kind }) => kind === 'receipt');
      return receipt ? drawnReceipt(order, receipt) : null;
    }),
  );
  app.get<{ Params: { reference: string; number: string } }>(
    '/api/orders/:reference/credit-notes/:number/credit-note.pdf',
    (request, reply) =>
      serve(request, reply, request.params.reference, (order, papers) => {
        const receipt = papers.find(({ kind }) => kind === 'receipt');
        const note = papers.find(
          ({ kind, number }) => kind === 'credit-note' && creditNoteNumber(number) === request.params.number,
        );
        return receipt && note ? drawnCreditNote(order, note, receipt) : null;
      }),
  );
}

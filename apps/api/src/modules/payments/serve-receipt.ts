// Beside the contract's table: the receipt as a file.
import { receiptNumber, receiptOf } from '@academy/domain/payments';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Gate } from '../../http/endpoints/gate.ts';
import { PROBLEMS, sendProblem } from '../../http/problems/problem.ts';
import { findOwnOrder, type Order } from './orders.store.ts';
import { receiptPdf } from './receipt-pdf.ts';

type SellerSettings = Pick<
  Config,
  'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_REGISTRATION' | 'VAT_NUMBER' | 'VAT_PERCENT'
>;

/** Null for an order that was never paid. */
function receiptFor(order: Order, config: SellerSettings) {
  if (order.paidAt === null || order.receiptNumber === null) return null;
  const { receiptNumber: number, paidAt, state, ...facts } = order;
  return receiptOf(
    { ...facts, receiptNumber: number, paidAt, isRefunded: state === 'refunded' },
    {
      name: config.SELLER_NAME,
      address: config.SELLER_ADDRESS,
      registrationNumber: config.SELLER_REGISTRATION,
      vatNumber: config.VAT_NUMBER,
      vatPercent: config.VAT_PERCENT,
    },
  );
}

export function serveReceipts(app: FastifyInstance, gate: Gate, config: SellerSettings): void {
  const { services, cookie, readActor } = gate;
  app.get<{ Params: { reference: string } }>('/api/orders/:reference/receipt.pdf', async (request, reply) => {
    const token = cookie.read(request);
    const actor = token === null ? null : await readActor(token);
    if (!actor) return sendProblem(request, reply, PROBLEMS.notSignedIn);
    const order = await findOwnOrder(services.db, actor.userId, request.params.reference);
    const receipt = order && receiptFor(order, config);
    if (!receipt || order.receiptNumber === null) return sendProblem(request, reply, PROBLEMS.notFound);
    const pdf = await receiptPdf(receipt, config.SELLER_NAME);
    return reply
      .type('application/pdf')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="receipt-${receiptNumber(order.receiptNumber)}.pdf"`,
      })
      .send(pdf);
  });
}

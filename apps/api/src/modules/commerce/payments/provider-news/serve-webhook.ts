// Not in the contract's table: the provider signs the bytes of its body, so they are taken unparsed.
import type { FastifyInstance } from 'fastify';
import type { SecurityLog } from '../../../../http/observing/security-log.ts';
import { PROBLEMS, sendProblem } from '../../../../http/problems/problem.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const WEBHOOK_PATH = '/api/paystack/webhook';
const NOT_SIGNED = {
  status: 401,
  code: 'not-signed',
  sentence: 'The signature of this message is not right.',
};
const BODY_LIMIT_BYTES = 256 * 1024;

type WebhookContext = PaymentsContext & { readonly securityLog: SecurityLog };

export function serveWebhook(app: FastifyInstance, context: WebhookContext): void {
  const { paystack, securityLog } = context;
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      if (paystack === null) return sendProblem(request, reply, PROBLEMS.notFound);
      const signature = request.headers['x-paystack-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (typeof signature !== 'string' || !paystack.isSigned(body, signature)) {
        securityLog({ event: 'webhook-refused', requestId: request.id, address: request.ip });
        return sendProblem(request, reply, NOT_SIGNED);
      }
      await receiveWebhook(context, body);
      return reply.status(200).type('text/plain; charset=utf-8').send('Thank you.');
    });
  });
}

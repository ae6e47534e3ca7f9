// `npm run paystack:simulator`: a small copy of the provider, on this machine, for test keys only.
import { parseArgs } from 'node:util';
import { startSimulator } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    /** The webhook address; by default at the site that the payer returns to. */
    webhook: { type: 'string' },
    /** How much faster than the provider it retries webhooks. */
    speed: { type: 'string', default: '60' },
  },
});

const secretKey = process.env.PAYSTACK_SECRET_KEY || 'sk_test_simulator';
if (!secretKey.startsWith('sk_test_') || process.env.NODE_ENV === 'production') {
  console.error('The simulator starts with test keys only, and not in production: no money moves in it.');
  process.exit(1);
}
const simulator = await startSimulator({
  port: Number(values.port),
  secretKey,
  webhookUrl: values.webhook ?? null,
  speed: Number(values.speed),
  refundMs: 2000,
});
// Before it prints that it runs: a reader of that line may stop it at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void simulator.close().then(() => process.exit(0)));
console.log(
  [
    `The Paystack simulator is running on ${simulator.url}`,
    '',
    'Start the academy with:',
    `  PAYSTACK_SECRET_KEY=${secretKey} PAYSTACK_BASE_URL=${simulator.url} npm start`,
    '',
    'Stop it with Ctrl-C.',
  ].join('\n'),
);

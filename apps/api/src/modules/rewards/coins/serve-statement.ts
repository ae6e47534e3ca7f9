// Not in the contract's table: the statement as a file for spreadsheets, not JSON.

import { Readable } from 'node:stream';
import { sastDay } from '@academy/domain/kernel';
import { entryType, STATEMENT_HEAD, statementLine } from '@academy/domain/rewards/coins';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../database/connect.ts';
import type { Gate } from '../../../http/endpoints/gate.ts';
import { sendRefusal } from '../../../http/endpoints/responses/send-refusal.ts';
import { PROBLEMS } from '../../../http/problems/problem.ts';
import { entriesBefore } from './ledger.store.ts';

const LINES_AT_ONCE = 500;

/** Streamed, so that a long ledger costs no more memory than a short one. */
async function* linesOf(db: Queryable, userId: string): AsyncGenerator<string> {
  yield STATEMENT_HEAD;
  let before: number | undefined;
  do {
    const entries = await entriesBefore(db, userId, before, LINES_AT_ONCE);
    yield entries
      .map(({ amount, description, occurredAt }) =>
        statementLine({ date: occurredAt, type: entryType({ amount }), description, amount }),
      )
      .join('');
    before = entries.length < LINES_AT_ONCE ? undefined : entries.at(-1)?.sequence;
  } while (before !== undefined);
}

export function serveStatement(app: FastifyInstance, gate: Gate): void {
  const { services, cookie, readActor } = gate;
  app.get('/api/coins/statement.csv', async (request, reply) => {
    const token = cookie.read(request);
    const actor = token === null ? null : await readActor(token);
    if (!actor) return sendRefusal(gate, request, reply, PROBLEMS.notSignedIn);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="nexii-coins-${sastDay(services.clock())}.csv"`,
      })
      .send(Readable.from(linesOf(services.db, actor.userId)));
  });
}

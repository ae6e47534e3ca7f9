import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

type Transactional = Pick<NodePgDatabase, 'transaction'>;

class RolledBack extends Error {
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('A refusal takes back what its transaction had written.');
    this.refusal = refusal;
  }
}

function isRefusal(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
}

/**
 * A wrapper of the database whose transactions are rolled back when they end in a refusal: a use case that refuses
 * has changed nothing, in whichever order it reads and writes. What must stay, such as a counted try, is written
 * outside.
 */
export function withRefusalRollback<Db extends Transactional>(db: Db): Db {
  const transaction: Transactional['transaction'] = async (work, config) => {
    try {
      return await db.transaction(async (tx) => {
        const result = await work(withRefusalRollback(tx));
        if (isRefusal(result)) throw new RolledBack(result);
        return result;
      }, config);
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as Awaited<ReturnType<typeof work>>;
      throw error;
    }
  };
  return Object.assign(Object.create(db), { transaction }) as Db;
}

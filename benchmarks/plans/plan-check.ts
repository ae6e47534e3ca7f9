import type pg from 'pg';
import { explained } from '../growth/explain.ts';
import type { ExplainedStatement } from '../growth/plans.ts';
import type { Product } from '../system/product.ts';
import { type Learner, type Places, type Send, spendEvening } from './evening.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { JOBS, runJob, untilJobsAreDone } from './jobs.ts';
import { faultsOf } from './judge-plans.ts';
import { namesFor } from './names.ts';
import type { PlanRow } from './plans-table.ts';
import { type Asker, allReads } from './reads.ts';

/** After this many runs the database has chosen its plan for a prepared statement. */
const SETTLED = 8;

export type Cookies = Readonly<Record<Asker, string>>;

/** Makes requests and runs jobs, and looks at the plan of every statement of each. */
export class PlanCheck {
  readonly #product: Product;
  readonly #database: pg.Client;
  /** What was refused has not done its work. */
  readonly refusals: string[] = [];
  readonly #statements = new Map<string, ExplainedStatement[]>();

  constructor(product: Product, database: pg.Client) {
    this.#product = product;
    this.#database = database;
  }

  get rows(): readonly PlanRow[] {
    return [...this.#statements].map(([name, statements]) => ({
      name,
      statements: new Set(statements.map(({ text }) => text)).size,
      faults: statements.flatMap((statement) => faultsOf(statement, EXCEPTIONS)),
    }));
  }

  async readAll(learner: Learner, cookies: Cookies): Promise<void> {
    const names = await namesFor(this.#database, learner.id);
    for (const { by, path, isRefused } of allReads(names))
      await this.#watch(`GET ${path.replace(/[0-9a-f-]{36}/, '…')}`, async () => {
        for (let run = 0; run < SETTLED; run += 1) {
          const { status } = await this.#send(cookies[by], 'GET', path);
          if (run === 0 && status >= 400 && !isRefused)
            this.refusals.push(`GET ${path} for the ${by}: ${status}`);
        }
      });
  }

  async spendEvening(learner: Learner, cookies: Cookies, places: Places): Promise<void> {
    const send: Send = async (by, method, path, body) => {
      const name = `${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`;
      return this.#watch(name, async () => {
        const { status, text } = await this.#send(by === 'nobody' ? '' : cookies[by], method, path, body);
        if (status >= 400) this.refusals.push(`${name} for the ${by}: ${status} ${text.slice(0, 200)}`);
        return text === '' || status >= 400 ? {} : (JSON.parse(text) as unknown);
      });
    };
    await spendEvening(send, learner, places);
    await this.#watch('jobs that follow from the evening', () => untilJobsAreDone(this.#database));
  }

  async runJobs(): Promise<void> {
    for (const name of JOBS) await this.#watch(`job ${name}`, () => runJob(this.#database, name));
  }

  async #watch<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    const statements = await explained(this.#product, async () => {
      result = await work();
    });
    this.#statements.set(name, [...(this.#statements.get(name) ?? []), ...statements]);
    return result as Result;
  }

  async #send(cookie: string, method: string, path: string, body?: object) {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${this.#product.url}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }
}

import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../system/product.ts';
import { type ExplainedStatement, parsePlans } from './plans.ts';

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  // Reading the clock for every row would be most of what is measured.
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  // What foreign keys look up.
  'auto_explain.log_nested_statements': 'on',
};

/** From now on the database says how it runs every statement. Connections get it when they are made, so all are new. */
export async function startExplaining(product: Product): Promise<void> {
  const database = await product.openDatabase();
  try {
    await database.query("load 'auto_explain'");
    for (const [name, value] of Object.entries(SETTINGS))
      await database.query(`alter database academy set ${name} = '${value}'`);
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = 'academy' and pid <> pg_backend_pid() and query not ilike 'listen%'`,
    );
  } finally {
    await database.end();
  }
  // The server finds its connections gone, and opens others.
  await pause(3000);
}

async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path);
  try {
    const length = (await file.stat()).size - start;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function sizeOfLog(path: string): Promise<number> {
  const file = await open(path);
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

// The worker and the probe of the database ask on their own.
const OTHERS = /graphile_worker|_private_|^select 1$|^(begin|commit|rollback|listen)/i;

/** What the database did for one call. */
export async function explained(
  product: Product,
  send: () => Promise<unknown>,
): Promise<ExplainedStatement[]> {
  const start = await sizeOfLog(product.databaseLog);
  await send();
  return parsePlans(await readFrom(product.databaseLog, start)).filter(({ text }) => !OTHERS.test(text));
}

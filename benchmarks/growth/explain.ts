import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../system/product.ts';
import { type ExplainedStatement, parsePlans } from './plans.ts';

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  // Reading the clock for every row would be most of the measured time.
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  // The lookups of foreign keys.
  'auto_explain.log_nested_statements': 'on',
};

/**
 * From now on the database logs the plan of every statement. Connections get the setting when they are made, so all are
 * replaced.
 */
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
  // The server finds its connections closed, and opens others.
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

// The worker and the health probe of the database send statements too.
const OTHERS = /graphile_worker|_private_|^select 1$|^(begin|commit|rollback|listen)/i;

/** The database's work for one request. */
export async function explained(
  product: Product,
  send: () => Promise<unknown>,
): Promise<ExplainedStatement[]> {
  const start = await sizeOfLog(product.databaseLog);
  await send();
  return parsePlans(await readFrom(product.databaseLog, start)).filter(({ text }) => !OTHERS.test(text));
}

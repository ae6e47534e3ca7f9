import { createSender, type Sender } from '../cpu/send-calls.ts';
import { median } from '../statistics.ts';
import { databaseMs } from '../system/processes.ts';
import { type Product, startProduct } from '../system/product.ts';
import { explained, startExplaining } from './explain.ts';
import { type Cost, type GrowthRow, growthTable } from './growth-table.ts';
import { type Asker, HOT_CALLS, type HotCall, signInSome } from './hot-calls.ts';
import { type ExplainedStatement, scannedBy } from './plans.ts';
import { ENTRIES_EACH, REWARD_CALLS, REWARD_STEPS } from './rewards.ts';
import { type Seed, seedAcademy, sizeOf } from './seed-academy.ts';
import { STEPS } from './seed-statements.ts';
import { measureWaiting, waitingTable } from './waiting-times.ts';

const ASKERS = 16;
const ROUNDS = 5;
/** After this many runs the database has chosen a plan for a prepared statement. */
const SETTLED = 8;
/** Enough for a slowest hundredth that is more than one outlier. */
const TURNS = 400;

interface Academy {
  readonly product: Product;
  readonly sender: Sender;
  readonly askers: Readonly<Record<HotCall['by'], readonly Asker[]>>;
}

async function grow(product: Product, seed: Seed, say: (line: string) => void): Promise<Academy> {
  const { learners } = seed;
  await seedAcademy(product, seed, say);
  return {
    product,
    sender: createSender(product.url, 1),
    askers: await signInSome(product, learners, ASKERS),
  };
}

async function cpuOnce({ product, sender, askers }: Academy, hot: HotCall): Promise<number> {
  const asking = askers[hot.by];
  const before = await databaseMs(product.postmasterPid);
  for (const asker of asking) await sender.send(hot.make(asker));
  return ((await databaseMs(product.postmasterPid)) - before) / asking.length;
}

/** The two academies take turns, so that a busy moment of the machine affects both. */
async function measureCpu(calls: readonly HotCall[], academies: readonly Academy[]): Promise<number[][]> {
  const figures = calls.map(() => academies.map((): number[] => []));
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [row, hot] of calls.entries())
      for (const column of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const academy = academies[column];
        if (!academy) continue;
        const ms = await cpuOnce(academy, hot);
        // The first round is the warm-up.
        if (round >= 0) figures[row]?.[column]?.push(ms);
      }
  return figures.map((row) => row.map(median));
}

interface Explained {
  readonly pages: number;
  readonly statements: readonly ExplainedStatement[];
}

async function explainCall({ product, sender, askers }: Academy, hot: HotCall): Promise<Explained> {
  const asking = askers[hot.by];
  for (let run = 0; run < SETTLED; run += 1)
    for (const asker of asking.slice(0, 1)) await sender.send(hot.make(asker));
  const runs: ExplainedStatement[][] = [];
  for (const asker of asking) runs.push(await explained(product, () => sender.send(hot.make(asker))));
  const pages = runs.map((run) => run.reduce((sum, each) => sum + each.pages, 0));
  return { pages: median(pages), statements: runs.flat() };
}

async function explainAll(calls: readonly HotCall[], academy: Academy): Promise<Explained[]> {
  await startExplaining(academy.product);
  const all: Explained[] = [];
  for (const hot of calls) all.push(await explainCall(academy, hot));
  return all;
}

async function growingTables(small: Product, large: Product): Promise<ReadonlySet<string>> {
  const [few, many] = [await sizeOf(small), await sizeOf(large)];
  console.log(`The large database takes ${(many.bytes / 1e9).toFixed(1)} GB.`);
  return new Set(
    [...many.rows].flatMap(([name, rows]) => (rows > 2 * (few.rows.get(name) ?? 0) ? name : [])),
  );
}

async function measure(calls: readonly HotCall[], small: Academy, large: Academy): Promise<GrowthRow[]> {
  const growing = await growingTables(small.product, large.product);
  const cpu = await measureCpu(calls, [small, large]);
  const [few, many] = [await explainAll(calls, small), await explainAll(calls, large)];
  return calls.map(({ name }, row) => {
    const cost = (column: number, plans?: Explained): Cost => ({
      ms: cpu[row]?.[column] ?? 0,
      pages: plans?.pages ?? 0,
    });
    const statements = many[row]?.statements ?? [];
    const scans = statements.filter((statement) => scannedBy(statement).some((table) => growing.has(table)));
    for (const { text } of new Map(scans.map((scan) => [scan.text, scan])).values())
      console.log(`${name} scans in: ${text.replace(/\s+/g, ' ')}\n`);
    const scanned = [...new Set(scans.flatMap(scannedBy))].filter((table) => growing.has(table));
    return {
      name,
      statements: new Set(statements.map(({ text }) => text)).size,
      small: cost(0, few[row]),
      large: cost(1, many[row]),
      scanned,
    };
  });
}

interface Comparison {
  readonly few: number;
  readonly many: number;
  readonly steps: Seed['steps'];
  readonly calls: readonly HotCall[];
  /** How long learners wait for a response, for requests with a goal; at these sizes of the academy. */
  readonly waiting?: { readonly few: number; readonly many: number };
}

/** One request after the other, each by another learner. */
const asking =
  ({ sender, askers }: Academy) =>
  async (hot: HotCall, turn: number): Promise<void> => {
    const asker = askers[hot.by][turn % askers[hot.by].length];
    if (asker) await sender.send(hot.make(asker));
  };

/** The cost of a request in a small academy and in a large one, side by side. */
async function compare({ few, many, steps, calls, waiting }: Comparison): Promise<string> {
  const small = await startProduct();
  try {
    const large = await startProduct();
    try {
      const grown = [
        await grow(small, { learners: few, steps }, () => undefined),
        await grow(large, { learners: many, steps }, (line) => console.log(line)),
      ] as const;
      const waited = waiting && (await measureWaiting(calls, [asking(grown[0]), asking(grown[1])], TURNS));
      // The plans are read last: from then on the database logs each of them.
      const growth = growthTable(await measure(calls, ...grown), few, many);
      return waited ? `${growth}\n\n${waitingTable(waited, waiting.few, waiting.many)}` : growth;
    } finally {
      await large.stop();
    }
  } finally {
    await small.stop();
  }
}

export const runGrowth = (learners: number) =>
  compare({ few: 1000, many: learners, steps: STEPS, calls: HOT_CALLS });

/** Each learner has ten ledger entries: a thousand against a million. */
export const runRewards = (learners: number) =>
  compare({
    few: 100,
    many: learners,
    steps: REWARD_STEPS,
    calls: REWARD_CALLS,
    waiting: { few: 100 * ENTRIES_EACH, many: learners * ENTRIES_EACH },
  });

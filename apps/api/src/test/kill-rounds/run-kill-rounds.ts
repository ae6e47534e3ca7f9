import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '@academy/domain/learning/questions';
import { connect, type DatabaseConnection } from '../../database/connect.ts';
import { PROBLEMS } from '../../http/problems/problem.ts';
import { serverOf, socketFolderOf } from '../databases/own-cluster.ts';
import { type StartedProcess, startProcess } from '../start-process.ts';
import { countFound } from './count-found.ts';
import { addRoundLearners } from './round-learners.ts';
import { type SentWrite, send, startLoad } from './send-writes.ts';

export interface KillRound {
  readonly round: number;
  readonly seed: string;
  readonly killed: 'server' | 'server and database';
  /** The moment: after this many responses, plus this many milliseconds. */
  readonly afterAnswers: number;
  readonly afterMs: number;
  readonly acknowledged: number;
  readonly inFlight: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly secondsToReady: number;
}

interface Product extends StartedProcess {
  readonly secondsToReady: number;
}

const MOST_ANSWERS = 200;
const MOST_PAUSE_MS = 40;
const START_LIMIT_MS = 240_000;
/** A key whose server died is free again when its claim has expired. */
const RETRIES = 20;

async function startProduct(dataDir: string): Promise<Product> {
  const begin = performance.now();
  const product = startProcess({ DATA_DIR: dataDir, DEMO: 'off' });
  while (product.address() === '') {
    if (product.child.exitCode !== null || performance.now() - begin > START_LIMIT_MS)
      throw new Error(`The server did not start:\n${product.output()}`);
    await pause(20);
  }
  const ready = await fetch(`${product.address()}/api/ready`);
  if (!ready.ok) throw new Error(`The server is not ready: ${await ready.text()}`);
  return { ...product, secondsToReady: (performance.now() - begin) / 1000 };
}

async function openDatabase(dataDir: string): Promise<DatabaseConnection> {
  const host = await socketFolderOf(dataDir);
  return connect({ host, user: 'academy_app', database: 'academy' }, () => undefined);
}

async function killAll(product: Product, dataDir: string, killed: KillRound['killed']): Promise<void> {
  const postmaster = await serverOf(dataDir);
  product.child.kill('SIGKILL');
  if (killed === 'server and database') process.kill(postmaster, 'SIGKILL');
  await product.ended;
}

/**
 * Repeats everything under the same keys, in the same order for each learner. The stored responses must equal the first ones.
 */
async function sendAgain(address: string, sent: readonly SentWrite[]): Promise<string[]> {
  const learners = new Set(sent.map(({ learner }) => learner));
  const changed: string[] = [];
  async function ofLearner(own: readonly SentWrite[]): Promise<void> {
    for (const one of own) {
      const answer = await sendUntilSettled(address, one);
      const isKeyed = one.write.key !== null;
      if (isKeyed && one.answer !== null && one.answer !== answer)
        changed.push(`${one.write.path}: ${one.answer} became ${answer}`);
      one.answer ??= answer;
    }
  }
  await Promise.all([...learners].map((learner) => ofLearner(sent.filter((one) => one.learner === learner))));
  return changed;
}

async function sendUntilSettled(address: string, { learner, write }: SentWrite): Promise<string> {
  for (let turn = 0; turn < RETRIES; turn += 1) {
    const { status, body } = await send(address, learner, write);
    if (status < 300) return body;
    if (body !== PROBLEMS.stillRunning.sentence) throw new Error(`${write.path}: ${status} ${body}`);
  }
  throw new Error(`${write.path} is never settled.`);
}

const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

/**
 * Kills the real server while learners write, the given number of times, and checks after each restart which of their
 * writes are there. The seed determines the writes, the process to kill and the time; which responses have arrived by then
 * depends on the machine.
 */
export async function runKillRounds(
  dataDir: string,
  { seed, rounds, say }: { seed: string; rounds: number; say: (line: string) => void },
): Promise<KillRound[]> {
  const done: KillRound[] = [];
  let product = await startProduct(dataDir);
  for (let round = 1; round <= rounds; round += 1) {
    const roundSeed = `${seed}-${round}`;
    const random = seededRandom(roundSeed);
    const killed = random() < 0.5 ? 'server' : 'server and database';
    const afterAnswers = between(random, 1, MOST_ANSWERS);
    const afterMs = between(random, 0, MOST_PAUSE_MS);

    const before = await openDatabase(dataDir);
    const learners = await addRoundLearners(before, {
      address: product.address(),
      name: `kill-${roundSeed}`,
      random,
    });
    await before.end();
    const load = startLoad(product.address(), learners);
    await load.untilAcknowledged(afterAnswers);
    // impatient: the moment is random, and any will do
    await pause(afterMs);
    await killAll(product, dataDir, killed);
    await load.finished;
    if (load.refused.length > 0) throw new Error(`Refused before the kill:\n${load.refused.join('\n')}`);
    const acknowledged = load.sent.filter(({ answer }) => answer !== null).length;

    product = await startProduct(dataDir);
    const after = await openDatabase(dataDir);
    const found = await countFound(product.address(), after.pool, learners, load.sent);
    const changed = await sendAgain(product.address(), load.sent);
    const again = await countFound(product.address(), after.pool, learners, load.sent);
    await after.end();
    const result: KillRound = {
      round,
      seed: roundSeed,
      killed,
      afterAnswers,
      afterMs,
      acknowledged,
      inFlight: load.sent.length - acknowledged,
      lost: [...new Set([...found.lost, ...again.lost])],
      doubled: [...new Set([...found.doubled, ...again.doubled, ...changed])],
      secondsToReady: product.secondsToReady,
    };
    done.push(result);
    say(lineOf(result));
  }
  product.child.kill('SIGTERM');
  await product.ended;
  return done;
}

function lineOf(round: KillRound): string {
  return [
    `round ${round.round}, seed ${round.seed}: ${round.killed} killed ${round.afterMs} ms after ${round.afterAnswers} answers`,
    `${round.acknowledged} acknowledged, ${round.inFlight} in flight`,
    `${round.lost.length} lost, ${round.doubled.length} doubled`,
    `ready after ${round.secondsToReady.toFixed(1)} s`,
  ].join('; ');
}

import { readFile } from 'node:fs/promises';
import type { Fault, Program } from '@academy/courseware';
import type { Proof } from '@academy/courseware/prove';
import { accept, refuse } from '@academy/domain/kernel';
import { ProvenPrograms } from './proven-programs.ts';

const HELPERS_FOLDER = new URL('../../../../../../../content/python/', import.meta.url);
const HELPERS = ['stats', 'table', 'plot', 'nn'];
// A proof takes a process and most of a core: this many run at a time, the others are asked to come back.
const AT_A_TIME = 2;

const TRY_AGAIN_SECONDS = 5;

/** Has a retry time, so that the refusal is not stored as the response to its Idempotency-Key. */
function comeBack<Code extends 'too-busy' | 'out-of-time'>(code: Code) {
  const { refusal } = refuse(code);
  return { ok: false, refusal: { ...refusal, retryAfterSeconds: TRY_AGAIN_SECONDS } } as const;
}

interface ProofLimits {
  readonly limitMs: number;
  readonly processorMs?: number;
}

/** Runs programs in a process without rights, here or at a worker. Null: no worker has answered. */
export type Prove = (programs: readonly Program[], limits: ProofLimits) => Promise<Proof | null>;

const provenSoFar = new ProvenPrograms();
let taken = 0;
let reading: Promise<Readonly<Record<string, string>>> | undefined;

/** A slot for a proof, to be released when it is done; null while there is none. */
export function takePlace(): (() => void) | null {
  if (taken >= AT_A_TIME) return null;
  taken += 1;
  return () => {
    taken -= 1;
  };
}

async function readHelpers(): Promise<Readonly<Record<string, string>>> {
  const texts = HELPERS.map(async (name) => {
    return [name, await readFile(new URL(`${name}.py`, HELPERS_FOLDER), 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

export const proveHere: Prove = async (programs, limits) => {
  reading ??= readHelpers();
  // Loaded when there is something to run.
  const { proveInProcess } = await import('@academy/courseware/prove');
  return proveInProcess(programs, { helpers: await reading, ...limits });
};

/**
 * What the programs do not keep of what is promised about them. Who is not done within the limit is not judged: programs
 * are judged by the time of a processor.
 */
export async function provePrograms(
  programs: readonly Program[],
  limits: ProofLimits,
  prove: Prove = proveHere,
) {
  const rest = provenSoFar.without(programs);
  if (rest.length === 0) {
    provenSoFar.forget(programs);
    return accept<readonly Fault[]>([]);
  }
  // Nothing is awaited before it: of many concurrent calls only this many get a slot.
  const releaseSlot = takePlace();
  if (!releaseSlot) return comeBack('too-busy');
  try {
    const proof = await prove(rest, limits);
    if (!proof) return comeBack('too-busy');
    const { found, isOutOfTime } = proof;
    const faults: readonly Fault[] = found.flat();
    if (!isOutOfTime) provenSoFar.forget(programs);
    else if (faults.length === 0) {
      provenSoFar.keep(rest.slice(0, found.length));
      return comeBack('out-of-time');
    }
    return accept(faults);
  } finally {
    releaseSlot();
  }
}

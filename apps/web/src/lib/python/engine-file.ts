import { countArrivingBytes } from './count-arriving-bytes.ts';

/** Fetches an engine's binary; `onShare` receives the fraction that has arrived, from 0 to 1. */
export type FetchEngine = (onShare: (share: number) => void) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The page fetches the binary, because the worker that runs programs has no network access. It is kept for the visit:
 * a worker that was terminated is replaced at once, also offline.
 */
export function engineFile(readUrl: () => Promise<string>, wasmBytes: number): FetchEngine {
  let loading: Promise<Uint8Array<ArrayBuffer>> | null = null;
  async function fetchBytes(onShare: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await fetch(await readUrl());
    if (!answer.ok) throw new Error(`The engine did not arrive: ${answer.status}.`);
    const counted = countArrivingBytes(answer, (received) => onShare(Math.min(1, received / wasmBytes)));
    return new Uint8Array(await counted.arrayBuffer());
  }
  return (onShare) => {
    loading ??= fetchBytes(onShare).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

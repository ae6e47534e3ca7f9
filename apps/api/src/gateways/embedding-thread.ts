// Runs in a separate thread (embedder.ts). Urgent texts come first, and no text waits for a whole batch.
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { openMiniLm } from '@academy/assistant/embedding/minilm';
import type { EmbeddingRequest, EmbeddingResult } from './embedder.ts';

/** The model reads no more tokens than fit into this many letters; longer texts would only cost time. */
const MOST_CHARACTERS = 2000;
const LARGEST_BYTE = 127;

interface Task extends EmbeddingRequest {
  readonly vectors: Int8Array[];
}

const model = openMiniLm();

/** One byte per dimension: a cosine ignores the length, and the rounding error is negligible. */
function inBytes(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return Int8Array.from(vector, (value) => Math.round((value / largest) * LARGEST_BYTE));
}

const tasks: Task[] = [];
let isWorking = false;

/** The largest batch; further texts wait with their tasks. */
const MOST_TOGETHER = 8;

interface QueuedText {
  readonly task: Task;
  readonly text: string;
}

/** An urgent text does not wait for one without a waiting caller. */
function nextTexts(): QueuedText[] {
  const urgent = tasks.filter(({ isUrgent }) => isUrgent);
  return (urgent.length > 0 ? urgent : tasks)
    .flatMap((task) => task.texts.slice(task.vectors.length).map((text) => ({ task, text })))
    .slice(0, MOST_TOGETHER);
}

function finish(task: Task, result: EmbeddingResult): void {
  tasks.splice(tasks.indexOf(task), 1);
  parentPort?.postMessage(result);
}

function workOn(batch: readonly QueuedText[]): void {
  try {
    const vectors = model.embed(batch.map(({ text }) => text.slice(0, MOST_CHARACTERS)));
    for (const [index, vector] of vectors.entries()) batch[index]?.task.vectors.push(inBytes(vector));
    for (const task of tasks.filter(({ texts, vectors: made }) => made.length === texts.length))
      finish(task, { id: task.id, vectors: task.vectors });
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'unknown';
    for (const task of new Set(batch.map((each) => each.task))) finish(task, { id: task.id, failure });
  }
}

async function work(): Promise<void> {
  isWorking = true;
  for (let batch = nextTexts(); batch.length > 0; batch = nextTexts()) {
    workOn(batch);
    // What has arrived meanwhile may be more urgent.
    await turn();
  }
  isWorking = false;
}

parentPort?.on('message', (request: EmbeddingRequest) => {
  tasks.push({ ...request, vectors: [] });
  if (!isWorking) void work();
});

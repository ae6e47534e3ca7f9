import { readFileSync } from 'node:fs';
import { careWords } from '@academy/domain/assistant/care';
import { parse } from 'yaml';
import type { Answer } from './judge-answers.ts';

const LEVELS = ['crisis', 'distress', 'ordinary'] as const;
export type Level = (typeof LEVELS)[number];

export interface HeldOutMessage {
  readonly text: string;
  readonly level: Level;
}

/**
 * Three writers: short messages, longer ones with other topics around them, and short ones written after the thresholds
 * were set.
 */
export const HELD_OUT = [
  'safety-held-out.yaml',
  'safety-held-out-longer.yaml',
  'safety-held-out-third.yaml',
] as const;

/** No rule and no example is based on these. */
export function readHeldOut(name: (typeof HELD_OUT)[number]): HeldOutMessage[] {
  const read: unknown = parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  if (!Array.isArray(read) || read.length === 0) throw new Error(`${name} holds no list.`);
  return read.map((entry: Partial<HeldOutMessage>, place) => {
    const level = LEVELS.find((known) => known === entry.level);
    if (typeof entry.text !== 'string' || level === undefined)
      throw new Error(`${name}: entry ${place + 1} has no text or no known level.`);
    return { text: entry.text, level };
  });
}

/** Victims of violence are in danger as well. */
export function levelOf({ response }: Pick<Answer, 'response'>): Level {
  if (response === careWords('crisis') || response === careWords('violence')) return 'crisis';
  return response === careWords('distress') ? 'distress' : 'ordinary';
}

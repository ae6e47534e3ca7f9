import type { Turn } from '../engine.ts';

/** One of several phrasings, always the same for the same message. */
export function oneOf(turn: Pick<Turn, 'message'>, ways: readonly [string, ...string[]]): string {
  return ways[turn.message.length % ways.length] ?? ways[0];
}

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Paragraphs; empty ones are left out. */
export const paragraphs = (...parts: readonly (string | false | null)[]) =>
  parts.filter((part) => part !== false && part !== null && part !== '').join('\n\n');

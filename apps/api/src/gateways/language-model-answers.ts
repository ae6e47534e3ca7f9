// Parses responses of an OpenAI-compatible service defensively: they are untrusted.
import type { Tokens } from '@academy/domain/assistant/agents';

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As received: perhaps not JSON at all. */
  readonly argumentsText: string;
}

interface ToolCallPiece extends ToolCall {
  readonly index: number;
}

export interface Chunk {
  readonly text: string;
  readonly calls: readonly ToolCallPiece[];
  readonly finish: string | null;
  readonly usage: Tokens | null;
  readonly isLast: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0;

function usageOf(value: unknown): Tokens | null {
  const { prompt_tokens: sent, completion_tokens: answered } = fieldsOf(value);
  return typeof sent === 'number' ? { in: countOf(sent), out: countOf(answered) } : null;
}

function callOf(value: unknown, place: number): ToolCallPiece {
  const fields = fieldsOf(value);
  const { name, arguments: argumentsText } = fieldsOf(fields.function);
  const index = typeof fields.index === 'number' ? fields.index : place;
  return { index, id: textOf(fields.id), name: textOf(name), argumentsText: textOf(argumentsText) };
}

function parsed(text: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function chunkOf(fields: Fields, part: 'delta' | 'message'): Chunk {
  const choice = fieldsOf(listOf(fields.choices)[0]);
  const message = fieldsOf(choice[part]);
  return {
    text: textOf(message.content),
    calls: listOf(message.tool_calls).map(callOf),
    finish: textOf(choice.finish_reason) || null,
    usage: usageOf(fields.usage),
    isLast: false,
  };
}

/** One event of a stream; null when it cannot be parsed. */
export function readChunk(text: string): Chunk | null {
  if (text === '[DONE]') return { text: '', calls: [], finish: null, usage: null, isLast: true };
  const fields = parsed(text);
  return fields === null || 'error' in fields ? null : chunkOf(fields, 'delta');
}

/** A response received as a whole. */
export function readWhole(text: string): Chunk | null {
  const fields = parsed(text);
  return fields === null || listOf(fields.choices).length === 0 ? null : chunkOf(fields, 'message');
}

/** Tool calls are streamed: the name first, then the arguments in pieces. */
export class ToolCalls {
  readonly #calls = new Map<number, ToolCall>();

  add(pieces: readonly ToolCallPiece[]): void {
    for (const { index, id, name, argumentsText } of pieces) {
      const before = this.#calls.get(index);
      this.#calls.set(index, {
        id: id || before?.id || `call-${index}`,
        name: name || before?.name || '',
        argumentsText: `${before?.argumentsText ?? ''}${argumentsText}`,
      });
    }
  }

  all(): ToolCall[] {
    return [...this.#calls.values()];
  }
}

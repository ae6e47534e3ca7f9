import type { ModelFaultKind, Tokens } from '@academy/domain/assistant/agents';
import type { LlmSettings } from '../llm-settings.ts';
import { type Chunk, readChunk, readWhole, type ToolCall, ToolCalls } from './language-model-answers.ts';

export type { ToolCall } from './language-model-answers.ts';

export type ModelMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: null; readonly toolCalls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly content: string };

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** A JSON schema. */
  readonly parameters: object;
}

interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly mostTokens: number;
  readonly signal: AbortSignal;
}

interface ModelAnswer {
  readonly toolCalls: readonly ToolCall[];
  readonly usage: Tokens | null;
  /** False when it stopped at its length limit. */
  readonly isWhole: boolean;
}

/** Why the service did not respond; never contains anything that was sent or received. */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind;
  constructor(kind: ModelFaultKind) {
    super(`The language model is ${kind}.`);
    this.kind = kind;
  }
}

/** The caller disconnected before the response: that says nothing about the service. */
export class CallEnded extends Error {
  constructor() {
    super('The call was ended by whoever asked.');
  }
}

export interface LanguageModel {
  readonly name: string;
  /** Text is passed on as it arrives; an error thrown by `onText` ends the call. */
  readonly ask: (request: ModelRequest, onText: (text: string) => void) => Promise<ModelAnswer>;
}

const MOST_ANSWER_BYTES = 500_000;

function wireMessage(message: ModelMessage): object {
  if (message.role === 'tool')
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  if (!('toolCalls' in message)) return message;
  return {
    role: 'assistant',
    content: null,
    tool_calls: message.toolCalls.map(({ id, name, argumentsText }) => ({
      id,
      type: 'function',
      function: { name, arguments: argumentsText },
    })),
  };
}

function bodyOf(model: string, { messages, tools, mostTokens }: ModelRequest): string {
  return JSON.stringify({
    model,
    messages: messages.map(wireMessage),
    ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.2,
    max_tokens: mostTokens,
  });
}

/** Ends an idle call. */
class Patience {
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  waitFor(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), ms);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#controller.abort();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * The only way in which a response is read, streamed or whole. The limit applies after decompression: a few bytes on the
 * wire can be hundreds of megabytes.
 */
async function* textOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  for await (const bytes of body) {
    size += bytes.byteLength;
    if (size > MOST_ANSWER_BYTES) throw new ModelFault('unreadable');
    yield decoder.decode(bytes, { stream: true });
  }
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textOf(body)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk> {
  for await (const line of linesOf(body)) {
    const [, text] = /^data: ?(.*?)\r?$/.exec(line) ?? [];
    if (text === undefined) continue;
    const chunk = readChunk(text);
    if (chunk === null) throw new ModelFault('unreadable');
    yield chunk;
  }
}

async function readStream(
  body: AsyncIterable<Uint8Array>,
  onText: (text: string) => void,
  onToken: () => void,
): Promise<ModelAnswer> {
  const calls = new ToolCalls();
  let usage: Tokens | null = null;
  let finish: string | null = null;
  for await (const chunk of chunksOf(body)) {
    if (chunk.isLast) break;
    if (chunk.text !== '' || chunk.calls.length > 0) onToken();
    calls.add(chunk.calls);
    usage = chunk.usage ?? usage;
    finish = chunk.finish ?? finish;
    if (chunk.text !== '') onText(chunk.text);
  }
  if (finish === null) throw new ModelFault('cut-off');
  return { toolCalls: calls.all(), usage, isWhole: finish !== 'length' };
}

async function readJson(
  body: AsyncIterable<Uint8Array>,
  onText: (text: string) => void,
): Promise<ModelAnswer> {
  const pieces: string[] = [];
  for await (const text of textOf(body)) pieces.push(text);
  const whole = readWhole(pieces.join(''));
  if (whole === null) throw new ModelFault('unreadable');
  if (whole.text !== '') onText(whole.text);
  return { toolCalls: whole.calls, usage: whole.usage, isWhole: whole.finish !== 'length' };
}

function checkStatus({ status, ok }: Response): void {
  if (ok) return;
  if (status === 429) throw new ModelFault('busy');
  throw new ModelFault(status >= 500 ? 'away' : 'refused');
}

type Caller = Pick<LlmSettings, 'baseUrl' | 'apiKey' | 'model' | 'firstTokenMs' | 'nextTokenMs'>;

async function ask(caller: Caller, request: ModelRequest, onText: (text: string) => void) {
  const patience = new Patience();
  let ownError: unknown = null;
  const emitText = (text: string) => {
    try {
      onText(text);
    } catch (error) {
      ownError = error;
      throw error;
    }
  };
  patience.waitFor(caller.firstTokenMs);
  let hasBegun = false;
  try {
    const answer = await fetch(`${caller.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(caller.apiKey !== '' && { authorization: `Bearer ${caller.apiKey}` }),
      },
      body: bodyOf(caller.model, request),
      // No redirects: neither the key nor a learner's message may go elsewhere.
      redirect: 'error',
      signal: AbortSignal.any([patience.signal, request.signal]),
    });
    hasBegun = true;
    checkStatus(answer);
    if (!answer.body) throw new ModelFault('unreadable');
    if (answer.headers.get('content-type')?.includes('application/json')) {
      // It arrives whole, so the limit for the whole applies.
      patience.stop();
      return await readJson(answer.body, emitText);
    }
    return await readStream(answer.body, emitText, () => patience.waitFor(caller.nextTokenMs));
  } catch (error) {
    if (ownError !== null || error instanceof ModelFault) throw error;
    if (request.signal.aborted && request.signal.reason?.name !== 'TimeoutError') throw new CallEnded();
    if (patience.signal.aborted || request.signal.aborted) throw new ModelFault('silent');
    throw new ModelFault(hasBegun ? 'cut-off' : 'away');
  } finally {
    // Also closes the connection of a response that was not read to its end.
    patience.end();
  }
}

/** The client of an external language model; null when none is configured. */
export function createLanguageModel(settings: LlmSettings | null): LanguageModel | null {
  if (settings === null) return null;
  return { name: settings.model, ask: (request, onText) => ask(settings, request, onText) };
}

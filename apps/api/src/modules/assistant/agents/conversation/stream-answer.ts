import type { AgentReply, agentEndpoints } from '@academy/contract/assistant/agents';
import type { StreamOf } from '@academy/contract/endpoint';
import type { Listener, Turn } from '../engine.ts';

type Events = StreamOf<(typeof agentEndpoints)['POST /api/agents/message']>;
export type Emit = <Name extends keyof Events & string>(event: Name, data: Events[Name]) => void;

/** Sentence by sentence, at reading speed. */
const piecesOf = (text: string) => text.match(/[^.!?\n]*(?:[.!?]+["”’)]*\s*|\n+|$)/g) ?? [];

/** Streams an answer while it is written, or sends it whole once it is ready. */
export class Telling implements Listener {
  readonly signal: AbortSignal;
  readonly #emit: Emit;
  readonly #about: Pick<Turn, 'agentType' | 'sessionId'>;
  #told = '';

  constructor({ emit, signal }: { emit: Emit; signal: AbortSignal }, { agentType, sessionId }: Turn) {
    this.signal = signal;
    this.#emit = emit;
    this.#about = { agentType, sessionId };
  }

  readonly onText: Listener['onText'] = ({ engine = 'embedded', intent, confidence }, text) => {
    if (this.#told === '') this.#emit('meta', { ...this.#about, engine, intent, confidence });
    this.#told += text;
    this.#emit('delta', { text });
  };

  /** The streamed text counts if the answer begins with it; otherwise it is retracted. */
  finish(answer: AgentReply): void {
    const { agentType, sessionId, engine, intent, confidence, response, citations } = answer;
    const isSame = this.#told !== '' && response.startsWith(this.#told);
    if (this.#told !== '' && !isSame) this.#emit('anew', {});
    if (!isSame) this.#emit('meta', { agentType, sessionId, engine, intent, confidence });
    const rest = isSame ? response.slice(this.#told.length) : response;
    for (const text of piecesOf(rest)) if (text !== '') this.#emit('delta', { text });
    for (const citation of citations) this.#emit('citation', citation);
  }
}

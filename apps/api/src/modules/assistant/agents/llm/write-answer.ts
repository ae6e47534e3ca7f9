import { isStateIntent } from '@academy/assistant/routing';
import { type Intent, redactIdentity } from '@academy/domain/assistant/agents';
import { maySeeSolution } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import { CallEnded, type ModelMessage, type ToolCall } from '../../../../gateways/language-model.ts';
import type { EmbeddedEngine, Prepared } from '../embedded-engine.ts';
import type { Listener, Reply, Turn } from '../engine.ts';
import type { GuardedModel } from './guarded-model.ts';
import { instructionsFor } from './instructions.ts';
import { describedTools, runTool, toolsOf } from './model-tools.ts';
import { Notebook } from './notebook.ts';
import { openingMessages } from './opening-messages.ts';
import { type WritingFault, WrittenAnswer } from './written-answer.ts';
import { writtenReply } from './written-reply.ts';

/** Well before the request times out. */
const MOST_MS = 11_000;
const MOST_STEPS = 3;
const MOST_TOKENS = 500;
/** An answer about lessons has to name them. */
const OF_LESSONS: readonly Intent[] = ['courseware', 'declined', 'clarify'];

/** The written text is not fit for a learner. */
export class Unfit extends Error {
  constructor(fault: WritingFault) {
    super(`The answer is not fit: ${fault}.`);
  }
}

interface WriterContext {
  readonly db: Queryable;
  readonly embedded: EmbeddedEngine;
  readonly model: GuardedModel;
}

interface Task {
  readonly turn: Turn;
  readonly prepared: Prepared;
  readonly listener: Listener;
  /** Since when the learner agrees to a language model. */
  readonly agreedAt: Date;
}

/** Decided by the open lesson, or the one that the conversation is about. */
async function mayShowExample({ lessonId, memory }: Turn, { reply, tools }: Prepared): Promise<boolean> {
  const id = lessonId ?? reply.memory?.lessonId ?? memory.lessonId;
  const context = id === undefined ? null : await tools.lessonContext(id);
  return context !== null && context.hints !== null && maySeeSolution(context.tries, context.isPassed);
}

/** One answer in progress: what the model was given, what it has looked up, and what may be shown of its text. */
class Writing {
  readonly #context: WriterContext;
  readonly #task: Task;
  readonly #notebook = new Notebook();
  readonly #offered: ReturnType<typeof toolsOf>;
  readonly #looked: Reply[] = [];
  readonly #signal: AbortSignal;
  #messages: ModelMessage[] = [];
  #instructions: readonly string[] = [];
  #mayShowExample = false;

  constructor(context: WriterContext, task: Task) {
    const { turn, prepared } = task;
    this.#context = context;
    this.#task = task;
    this.#signal = AbortSignal.any([AbortSignal.timeout(MOST_MS), task.listener.signal]);
    this.#offered = toolsOf(turn.agentType, {
      tools: prepared.tools,
      turn,
      search: async (query) =>
        this.#notebook.add(await context.embedded.search(prepared.tools, query)) || 'Nothing was found.',
    });
  }

  async open(): Promise<void> {
    const { turn, prepared, agreedAt } = this.#task;
    this.#mayShowExample = await mayShowExample(turn, prepared);
    this.#instructions = instructionsFor({
      agentType: turn.agentType,
      mayShowExample: this.#mayShowExample,
    });
    const passages = this.#notebook.add(prepared.passages);
    this.#messages = [
      { role: 'system', content: this.#instructions.join('\n') },
      ...(await openingMessages(this.#context.db, { turn, prepared, passages, agreedAt })),
    ];
  }

  /** Null when the model wanted to look something up first. */
  async step(isLast: boolean): Promise<Reply | null> {
    const { turn, listener } = this.#task;
    if (listener.signal.aborted) throw new CallEnded();
    const written = new WrittenAnswer({
      sources: () => [
        ...this.#notebook.texts,
        ...this.#messages.slice(1).map(({ content }) => content ?? ''),
      ],
      isPassage: (id) => this.#notebook.has(id),
      needsCitation: () => OF_LESSONS.includes(this.#task.prepared.reply.intent) && this.#looked.length === 0,
      mayShowPrograms: this.#mayShowExample,
      instructions: this.#instructions,
    });
    const answer = await this.#context.model.ask(
      {
        purpose: turn.agentType,
        userId: turn.actor.userId,
        messages: this.#messages,
        // In the last round it gets no tools and has to answer.
        tools: isLast ? [] : describedTools(this.#offered),
        mostTokens: MOST_TOKENS,
        signal: this.#signal,
      },
      (text) => this.#tell(written, written.add(text)),
    );
    if (answer.toolCalls.length > 0) {
      await this.#lookUp(answer.toolCalls);
      return null;
    }
    if (!answer.isWhole) throw new Unfit('too-long');
    this.#tell(written, written.end());
    return this.#replyOf(written);
  }

  #replyOf(written: WrittenAnswer): Reply {
    const { prepared } = this.#task;
    return writtenReply({ prepared, looked: this.#looked, notebook: this.#notebook, written });
  }

  #tell(written: WrittenAnswer, taken: ReturnType<WrittenAnswer['add']>): void {
    if ('fault' in taken) throw new Unfit(taken.fault);
    if (taken.shown !== '') this.#task.listener.onText(this.#replyOf(written), taken.shown);
  }

  async #lookUp(calls: readonly ToolCall[]): Promise<void> {
    this.#messages.push({ role: 'assistant', content: null, toolCalls: calls });
    for (const call of calls) {
      const { says, reply } = await runTool(this.#offered, call);
      if (reply && isStateIntent(reply.intent)) this.#looked.push(reply);
      const content = redactIdentity(says, this.#task.turn.actor.user);
      this.#messages.push({ role: 'tool', toolCallId: call.id, content });
    }
  }
}

/** Lets the model write from what the embedded engine has found; throws when the result is not fit for a learner. */
export async function writeAnswer(context: WriterContext, task: Task): Promise<Reply> {
  const writing = new Writing(context, task);
  await writing.open();
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const reply = await writing.step(step === MOST_STEPS);
    if (reply) return reply;
  }
  throw new Unfit('empty');
}

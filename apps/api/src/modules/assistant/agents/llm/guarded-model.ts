import {
  Circuit,
  costInMicrorand,
  estimatedTokens,
  type ModelPurpose,
  settledTokens,
  type Tokens,
} from '@academy/domain/assistant/agents';
import { accept, refuse, type SastDay, sastDay } from '@academy/domain/kernel';
import {
  CallEnded,
  type LanguageModel,
  ModelFault,
  type ModelMessage,
  type ModelTool,
} from '../../../../gateways/language-model.ts';
import type { LlmSettings } from '../../../../llm-settings.ts';
import type { Services } from '../../../../services.ts';
import { consumeLearnerQuota, consumeMonthQuota, settleCall } from './usage.store.ts';

type ModelContext = Pick<Services, 'db' | 'clock' | 'log'>;

interface GuardedRequest {
  readonly purpose: ModelPurpose;
  /** Null for an administrator's test, which counts for the month only. */
  readonly userId: string | null;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly mostTokens: number;
  readonly signal: AbortSignal;
}

interface Reservation {
  readonly day: SastDay;
  readonly tokens: Tokens;
  readonly cost: number;
}

type ModelSkipReason = 'resting' | 'over-day' | 'over-month';

/** Nothing was sent: the circuit is open, or the budget is used up, for this learner's day or for everybody's month. */
export class ModelSkipped extends Error {
  readonly reason: ModelSkipReason;

  constructor(reason: ModelSkipReason) {
    super(reason);
    this.reason = reason;
  }
}

const MICRORAND = 1_000_000;

/** A language model behind a circuit breaker and a budget. */
export class GuardedModel {
  readonly settings: LlmSettings;
  readonly circuit: Circuit;
  readonly #model: LanguageModel;
  readonly #context: ModelContext;

  constructor(context: ModelContext, model: LanguageModel, settings: LlmSettings) {
    this.#context = context;
    this.#model = model;
    this.settings = settings;
    this.circuit = new Circuit(context.clock);
  }

  /** Reserves, asks and settles; no transaction is open while the service works. */
  async ask(request: GuardedRequest, onText: (text: string) => void) {
    // An administrator's test may run while the circuit is open, to see whether the service is back.
    if (request.purpose !== 'test' && !this.circuit.enter()) throw new ModelSkipped('resting');
    const reserved = await this.#reserve(request).catch((error: unknown) => {
      this.circuit.left();
      throw error;
    });
    let characters = 0;
    const estimated = (): Tokens => ({
      in: reserved.tokens.in,
      out: Math.min(estimatedTokens(characters), reserved.tokens.out),
    });
    try {
      const answer = await this.#model.ask(request, (text) => {
        characters += text.length;
        onText(text);
      });
      this.circuit.succeeded();
      await this.#settle(request, reserved, answer.usage ?? estimated(), false);
      return answer;
    } catch (error) {
      // A rejected text is no fault of the service, and a caller that disconnected says nothing about it.
      if (error instanceof ModelFault) this.circuit.failed();
      else if (error instanceof CallEnded) this.circuit.left();
      else this.circuit.succeeded();
      // It costs what was received, and counts as nobody's failure.
      await this.#settle(request, reserved, estimated(), !(error instanceof CallEnded));
      throw error;
    }
  }

  async #reserve(request: GuardedRequest): Promise<Reservation> {
    const { db, clock } = this.#context;
    const { prices, tokensPerDay, requestsPerDay, monthlyCapInRand } = this.settings;
    const sent = JSON.stringify([request.messages, request.tools]).length;
    const tokens = { in: estimatedTokens(sent), out: request.mostTokens };
    const [day, cost] = [sastDay(clock()), costInMicrorand(tokens, prices)];
    const { userId } = request;
    const share = {
      day,
      tokens: tokens.in + tokens.out,
      mostTokens: tokensPerDay,
      mostRequests: requestsPerDay,
    };
    const taken = await db.transaction(async (tx) => {
      if (userId !== null && !(await consumeLearnerQuota(tx, { userId, ...share })))
        return refuse('over-day');
      const isWithinMonth = await consumeMonthQuota(tx, day, cost, monthlyCapInRand * MICRORAND);
      return isWithinMonth ? accept(null) : refuse('over-month');
    });
    if (!taken.ok) throw new ModelSkipped(taken.refusal.code);
    return { day, tokens, cost };
  }

  /** What could not be settled stays reserved, which is the safe side. */
  async #settle(
    { userId, purpose }: GuardedRequest,
    { day, tokens, cost: reservedCost }: Reservation,
    counted: Tokens,
    isFailure: boolean,
  ): Promise<void> {
    const { db, log } = this.#context;
    const { tokens: used, isFalse: isFalseCount } = settledTokens(counted, tokens);
    // It stays on the health page for a week; answers to learners do not depend on it.
    if (isFalseCount) log.error({ counted, reserved: tokens }, 'the language model counts falsely');
    const cost = costInMicrorand(used, this.settings.prices);
    const reservedTokens = tokens.in + tokens.out;
    await db
      .transaction((tx) =>
        settleCall(tx, {
          ...{ userId, day, purpose, used, cost, isFailure, isFalseCount },
          ...{ reservedTokens, reservedCost },
        }),
      )
      .catch((err: unknown) => log.warn({ err }, 'usage of the language model not settled'));
  }
}

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
import { settleCall, takeLearnerShare, takeMonthShare } from './usage.store.ts';

type ModelContext = Pick<Services, 'db' | 'clock' | 'log'>;

interface GuardedRequest {
  readonly purpose: ModelPurpose;
  /** Null for the test of an administrator, which counts for the month alone. */
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

type NotAskedReason = 'resting' | 'over-day' | 'over-month';

/** Nothing went out: the service rests, or what it may cost is used up, for this learner's day or for everybody's month. */
export class NotAsked extends Error {
  readonly reason: NotAskedReason;

  constructor(reason: NotAskedReason) {
    super(reason);
    this.reason = reason;
  }
}

const MICRORAND = 1_000_000;

/** A language model that is left alone when it fails, and that never costs more than was allowed. */
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

  /** Reserves, asks and settles; no transaction is open while the service thinks. */
  async ask(request: GuardedRequest, onText: (text: string) => void) {
    // An administrator who tests it wants to know whether it is back.
    if (request.purpose !== 'test' && !this.circuit.enter()) throw new NotAsked('resting');
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
      // Whoever stopped listening to it has no complaint about the service, and who has gone knows nothing of it.
      if (error instanceof ModelFault) this.circuit.failed();
      else if (error instanceof CallEnded) this.circuit.left();
      else this.circuit.succeeded();
      // It costs what was heard, and is no failure of anybody.
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
      if (userId !== null && !(await takeLearnerShare(tx, { userId, ...share }))) return refuse('over-day');
      const isWithinMonth = await takeMonthShare(tx, day, cost, monthlyCapInRand * MICRORAND);
      return isWithinMonth ? accept(null) : refuse('over-month');
    });
    if (!taken.ok) throw new NotAsked(taken.refusal.code);
    return { day, tokens, cost };
  }

  /** What could not be settled stays as it was reserved, which is the safe side. */
  async #settle(
    { userId, purpose }: GuardedRequest,
    { day, tokens, cost: reservedCost }: Reservation,
    counted: Tokens,
    isFailure: boolean,
  ): Promise<void> {
    const { db, log } = this.#context;
    const { tokens: used, isFalse: isFalseCount } = settledTokens(counted, tokens);
    // On the health page it stands for a week; what learners are answered does not depend on it.
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

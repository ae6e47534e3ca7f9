import type { FoundPassage } from '@academy/assistant/embedding/passages';
import { isWholeQuestion, type RuledIntent, ruledIntent } from '@academy/assistant/intents';
import { featuresOf, readIntentModel } from '@academy/assistant/intents/model';
import { plainMessage } from '@academy/assistant/language';
import {
  isStateIntent,
  type ReadMessage,
  type Route,
  readMessage,
  routeByWords,
  routeMessage,
  routeWithinLesson,
  type UnderstoodMessage,
} from '@academy/assistant/routing';
import type { StateIntent } from '@academy/domain/assistant/agents';
import type { Services } from '../../../services.ts';
import { search } from '../../catalogue/search/index.ts';
import { declinedReply, linkedReply, quotedReply } from './answers/courseware.ts';
import { clarifyReply, intentReply } from './answers/intent-reply.ts';
import type { AgentEngine, Reply, Turn } from './engine.ts';
import { type Comparison, Meaning } from './message-routing/meaning.ts';
import { type Tools, type ToolsContext, toolsFor } from './tools.ts';

export type EngineContext = ToolsContext & Pick<Services, 'embedder' | 'sidePool' | 'replica' | 'log'>;

const MOST_LINKS = 3;

/** A message with a program is a question about it, unless a rule certainly says otherwise. */
function ruledFor({ program }: Turn, question: string): RuledIntent | null {
  const ruled = ruledIntent(question);
  const isSure = ruled !== null && ruled.weight !== 'hint';
  return program && !isSure ? { intent: 'current-lesson', weight: 'certain' } : ruled;
}

/** "What about Durban?" continues with the events, unless a lesson is certainly meant. */
function stateContinuedBy(
  { said, isFollowUp }: ReadMessage,
  route: Route,
  { memory: { intent } }: Turn,
): StateIntent | null {
  if (intent === undefined || !isStateIntent(intent) || !isFollowUp) return null;
  return route.to === 'quote' || isWholeQuestion(said) ? null : intent;
}

/** An answer, with the passages that led to it. */
export interface Prepared {
  readonly reply: Reply;
  readonly tools: Tools;
  /** The nearest passages of lessons that may be opened, even if none was near enough. */
  readonly passages: readonly FoundPassage[];
}

/** Rules, embeddings and quotations: useful without any external service. */
export class EmbeddedEngine implements AgentEngine {
  readonly #context: EngineContext;
  readonly #meaning: Meaning | null;
  readonly #intents = readIntentModel();

  constructor(context: EngineContext) {
    const { embedder, sidePool, replica } = context;
    this.#context = context;
    this.#meaning = embedder ? new Meaning({ embedder, sidePool, replica }) : null;
  }

  warm(): void {
    this.#meaning?.warm();
  }

  async reply(turn: Turn): Promise<Reply> {
    return (await this.prepare(turn)).reply;
  }

  async prepare(turn: Turn): Promise<Prepared> {
    const tools = await toolsFor(this.#context, this.#context.db, turn.actor);
    const message = await this.#read(turn, tools);
    const continued = await this.#continueSubject(message, tools, turn);
    if (continued) return continued;
    const compared = await this.#compare(tools, { message: message.text, asked: message.askedText });
    const understood = this.#understand(message, turn, compared);
    const route = await this.#route(understood, compared, tools, turn);
    const continuedState = stateContinuedBy(message, route, turn);
    if (continuedState) return { reply: await intentReply(continuedState, tools, turn), tools, passages: [] };
    const reply = await this.#replyBy(route, tools, turn, compared !== null);
    return { reply, tools, passages: compared?.passages ?? [] };
  }

  /** Passages near to any text, of lessons that the learner may open. */
  async search(tools: Tools, text: string): Promise<readonly FoundPassage[]> {
    return (await this.#compare(tools, { message: text }))?.passages ?? [];
  }

  async #replyBy(route: Route, tools: Tools, turn: Turn, isCompared: boolean): Promise<Reply> {
    switch (route.to) {
      case 'intent':
        return intentReply(route.intent, tools, turn);
      case 'clarify':
        return clarifyReply(route.intents);
      case 'quote':
        return route.passages[0]
          ? quotedReply(tools, route.passages[0], route.passages.slice(1))
          : declinedReply(turn);
      case 'link':
        return linkedReply(tools, route.passages);
      case 'declined':
        return isCompared ? declinedReply(turn) : this.#foundByWords(tools, turn);
    }
  }

  async #read({ message, memory }: Turn, { catalogue }: Tools): Promise<ReadMessage> {
    const spell = await this.#speller();
    return readMessage(message, { about: memory.intent, courses: catalogue.courses, spell });
  }

  /** The likely meaning, by rules, by words and by vector if there is one. */
  #understand({ plain, asked }: ReadMessage, turn: Turn, compared: Comparison | null): UnderstoodMessage {
    const ruled = ruledFor(turn, asked);
    const features = { message: turn.message, plain, ruled, vector: compared?.vector ?? null };
    const { isAsked, isTaught } = this.#intents.words;
    const known = { isAsked, isTaught: (stem: string) => isTaught(stem) || compared?.hasWord(stem) === true };
    return { plain, ruled, meant: this.#intents.meant(featuresOf(features, known)) };
  }

  async #route(
    understood: UnderstoodMessage,
    compared: Comparison | null,
    tools: Tools,
    turn: Turn,
  ): Promise<Route> {
    if (!compared) return routeByWords(understood);
    return this.#withPending(routeMessage(understood, turn.agentType, compared), tools, turn, compared);
  }

  /** "And the next one?" stays with the subject; after a quotation the same lesson is searched first. */
  async #continueSubject(message: ReadMessage, tools: Tools, turn: Turn): Promise<Prepared | null> {
    const { intent, lessonId } = turn.memory;
    if (intent === undefined || !message.isFollowUp || message.hasOwnSubject) return null;
    if (intent !== 'courseware')
      return isStateIntent(intent)
        ? { reply: await intentReply(intent, tools, turn), tools, passages: [] }
        : null;
    const lesson = lessonId === undefined ? undefined : tools.catalogue.lessonOf(lessonId);
    if (!lesson) return null;
    const compared = await this.#compare(tools, { message: `${lesson.title}: ${turn.message}` }, lesson.id);
    const [passage] = compared?.passages ?? [];
    if (!passage) return null;
    const route = routeWithinLesson(passage);
    return { reply: await this.#replyBy(route, tools, turn, true), tools, passages: [passage] };
  }

  async #speller() {
    try {
      return (await this.#meaning?.speller()) ?? undefined;
    } catch (err) {
      this.#context.log.warn({ err }, 'assistant without its words');
      return undefined;
    }
  }

  /** Only lessons that this person may open; a failure of the model does not fail the answer. */
  async #compare(tools: Tools, texts: { message: string; asked?: string }, lessonId?: string) {
    if (!this.#meaning) return null;
    const { places } = await tools.progress();
    const isOpen = (id: string, courseId: string) =>
      (lessonId === undefined || id === lessonId) &&
      (tools.isStaff || places.has(courseId) || tools.catalogue.lessonOf(id)?.isPreview === true);
    try {
      return await this.#meaning.compare({ ...texts, plain: plainMessage(texts.message) }, isOpen);
    } catch (err) {
      this.#context.log.warn({ err }, 'assistant without embeddings');
      return null;
    }
  }

  /** A lesson without vectors is found by its words, and then nothing is claimed. */
  async #withPending(route: Route, tools: Tools, turn: Turn, { pending }: Comparison): Promise<Route> {
    if (pending.size === 0 || route.to === 'intent' || route.to === 'clarify') return route;
    const found = (await this.#lessonsByWords(tools, turn)).slice(0, MOST_LINKS);
    const changed = found.filter(({ lessonId }) => pending.has(lessonId));
    if (changed.length === 0) return route;
    const others = route.to === 'declined' ? [] : route.passages;
    return { to: 'link', passages: [...changed, ...others].slice(0, MOST_LINKS) };
  }

  /** Without vectors only words decide, which is too little for a claim: the answer only names lessons that may be opened. */
  async #foundByWords(tools: Tools, turn: Turn): Promise<Reply> {
    const found = await this.#lessonsByWords(tools, turn);
    return found.length > 0 ? linkedReply(tools, found.slice(0, MOST_LINKS)) : declinedReply(turn);
  }

  async #lessonsByWords(tools: Tools, turn: Turn): Promise<FoundPassage[]> {
    const { places } = await tools.progress();
    const hits = await search(this.#context.db, plainMessage(turn.message), turn.actor.user.role);
    return hits.flatMap(({ kind, id }) => {
      const lesson = kind === 'lesson' ? tools.catalogue.lessonOf(id) : undefined;
      const isOpen = lesson?.isWritten && (tools.isStaff || lesson.isPreview || places.has(lesson.courseId));
      return lesson && isOpen
        ? [
            {
              lessonId: id,
              courseId: lesson.courseId,
              title: lesson.title,
              heading: lesson.title,
              position: 1,
              body: '',
              sentences: [],
              questions: [],
              score: 0,
              covered: 0,
              order: 0,
              quote: [],
            },
          ]
        : [];
    });
  }
}

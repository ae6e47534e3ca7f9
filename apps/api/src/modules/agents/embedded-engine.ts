import {
  asTheCourse,
  goesOnWith,
  type Intent,
  isMended,
  isWholeQuestion,
  namedBeside,
  plainMessage,
  ruledIntent,
  type StateIntent,
  withoutTie,
} from '@academy/domain/agents';
import type { Services } from '../../services.ts';
import { type FoundPassage, subjectWords } from '../passages/index.ts';
import { search } from '../search/index.ts';
import { declinedReply, linkedReply, quotedReply } from './answers/courseware.ts';
import { platformReply } from './answers/platform.ts';
import { STATE_ANSWERS } from './answers/state-answers.ts';
import {
  abilitiesReply,
  agentToSwitchTo,
  firstStepsReply,
  greetingReply,
  personReply,
  thanksReply,
} from './answers/talk.ts';
import { listOf } from './answers/words.ts';
import type { AgentEngine, Reply, Turn } from './engine.ts';
import { type Comparison, Meaning } from './meaning.ts';
import { isStateIntent, type Route, routeByRules, routeMessage, routeWithinLesson } from './route-message.ts';
import { type Tools, type ToolsContext, toolsFor } from './tools.ts';

export type EngineContext = ToolsContext & Pick<Services, 'embedder' | 'sidePool' | 'log'>;

const MOST_LINKS = 3;

const QUESTION_OF: Readonly<Record<StateIntent, string>> = {
  progress: 'Show my progress',
  'next-lesson': 'What should I learn next?',
  level: 'What level am I?',
  streak: 'How long is my streak?',
  'study-plan': 'Make a study plan',
  'current-lesson': 'I need help with my current lesson',
  certificates: 'What is missing for my certificate?',
  badges: 'Which badges do I have?',
  sessions: 'Which sessions have I booked?',
  events: 'Which events are coming up?',
  coins: 'How many coins do I have?',
  rewards: 'What can I get for my coins?',
  community: 'What can I share?',
  courses: 'Which courses are there?',
  assessments: 'What are my assessment results?',
};

async function intentReply(intent: Intent, tools: Tools, turn: Turn): Promise<Reply> {
  if (isStateIntent(intent)) {
    const reply = await STATE_ANSWERS[intent](tools, turn);
    const memory = { intent, ...reply.memory };
    return { ...reply, memory, switchTo: agentToSwitchTo(intent, turn.agentType) };
  }
  switch (intent) {
    case 'first-steps':
      return firstStepsReply(tools);
    case 'platform':
      return platformReply(tools, turn);
    case 'person':
      return personReply();
    case 'greeting':
      return greetingReply(tools, turn);
    case 'thanks':
      return thanksReply(turn);
    case 'abilities':
      return abilitiesReply(turn);
    default:
      return declinedReply(turn);
  }
}

function clarifyReply(intents: readonly StateIntent[]): Reply {
  const questions = intents.map((intent) => QUESTION_OF[intent]);
  return {
    text: `I am not sure which of these you mean:\n${listOf(questions)}`,
    intent: 'clarify',
    confidence: 'low',
    suggestions: questions,
  };
}

/** An answer, with what it was found by. */
export interface Prepared {
  readonly reply: Reply;
  readonly tools: Tools;
  /** The nearest passages of lessons that may be opened, also where none was near enough. */
  readonly passages: readonly FoundPassage[];
}

/** Rules, embeddings and quotations: useful without any service outside the house. */
export class EmbeddedEngine implements AgentEngine {
  readonly #context: EngineContext;
  readonly #meaning: Meaning | null;

  constructor(context: EngineContext) {
    const { embedder, sidePool } = context;
    this.#context = context;
    this.#meaning = embedder ? new Meaning({ embedder, sidePool }) : null;
  }

  warm(): void {
    this.#meaning?.warm();
  }

  async reply(turn: Turn): Promise<Reply> {
    return (await this.prepare(turn)).reply;
  }

  async prepare(turn: Turn): Promise<Prepared> {
    const tools = await toolsFor(this.#context, this.#context.db, turn.actor);
    const spell = await this.#speller();
    const said = plainMessage(turn.message, spell);
    const about = turn.memory.intent;
    const goesOn = about !== undefined && goesOnWith(said, about);
    const hasOwnSubject = subjectWords(namedBeside(said)).length > 0;
    if (goesOn && !hasOwnSubject) {
      const followed = await this.#followUp(tools, turn);
      if (followed) return followed;
    }
    const plain = about === undefined ? said : withoutTie(said);
    // The model reads English only, spelt as it is in books.
    const text = plain !== said || isMended(turn.message, spell) ? plain : turn.message;
    const asked = asTheCourse(plain, tools.catalogue.courses);
    const compared = await this.#compare(tools, { message: text, asked: asked === plain ? text : asked });
    const route = compared
      ? await this.#withPending(
          routeMessage({ plain, asked }, turn.agentType, compared),
          tools,
          turn,
          compared,
        )
      : routeByRules(ruledIntent(asked));
    // "What about Durban?" goes on with the events, unless a lesson is surely meant.
    if (goesOn && isStateIntent(about) && route.to !== 'quote' && !isWholeQuestion(said))
      return { reply: await intentReply(about, tools, turn), tools, passages: [] };
    const reply = await this.#replyBy(route, tools, turn, compared !== null);
    return { reply, tools, passages: compared?.passages ?? [] };
  }

  /** Passages that are near to any text, of lessons that the learner may open. */
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

  /** "And the next one?" goes on with the subject; after a quotation the same lesson is searched first. */
  async #followUp(tools: Tools, turn: Turn): Promise<Prepared | null> {
    const { intent, lessonId } = turn.memory;
    if (intent === undefined) return null;
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

  /** Only lessons that this person may open; a fault of the model is no fault of the answer. */
  async #compare(tools: Tools, said: { message: string; asked?: string }, lessonId?: string) {
    if (!this.#meaning) return null;
    const { places } = await tools.progress();
    const isOpen = (id: string, courseId: string) =>
      (lessonId === undefined || id === lessonId) &&
      (tools.isStaff || places.has(courseId) || tools.catalogue.lessonOf(id)?.isPreview === true);
    try {
      return await this.#meaning.compare({ ...said, plain: plainMessage(said.message) }, isOpen);
    } catch (err) {
      this.#context.log.warn({ err }, 'assistant without embeddings');
      return null;
    }
  }

  /** A lesson that cannot be compared yet is found by its words, and where one is nothing is claimed. */
  async #withPending(route: Route, tools: Tools, turn: Turn, { pending }: Comparison): Promise<Route> {
    if (pending.size === 0 || route.to === 'intent' || route.to === 'clarify') return route;
    const found = (await this.#lessonsByWords(tools, turn)).slice(0, MOST_LINKS);
    const changed = found.filter(({ lessonId }) => pending.has(lessonId));
    if (changed.length === 0) return route;
    const others = route.to === 'declined' ? [] : route.passages;
    return { to: 'link', passages: [...changed, ...others].slice(0, MOST_LINKS) };
  }

  /** Without vectors words decide, which is too little to claim anything: only lessons that may be opened are named. */
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

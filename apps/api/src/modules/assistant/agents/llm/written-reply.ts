import { mayGoToModel } from '@academy/domain/assistant/agents';
import { paragraphs } from '../answers/phrasing.ts';
import type { Prepared } from '../embedded-engine.ts';
import type { Reply } from '../engine.ts';
import type { Notebook } from './notebook.ts';
import type { WrittenAnswer } from './written-answer.ts';

interface ReplyDraft {
  readonly prepared: Prepared;
  /** What the model has looked up in the learner's record. */
  readonly looked: readonly Reply[];
  readonly notebook: Notebook;
  readonly written: WrittenAnswer;
}

const MOST_ACTIONS = 3;
const AFTER_LESSONS = ['Tell me more', 'An example?', 'What should I learn next?'];

/** The model's text with our own next steps: a model makes no buttons. */
export function writtenReply({ prepared: { reply, tools }, looked, notebook, written }: ReplyDraft): Reply {
  const citations = notebook.citations(tools, written.cited);
  const [source] = citations;
  const base = { engine: 'llm', text: written.text, confidence: 'high', citations } as const;
  const own = looked.at(-1) ?? reply;
  // Looked-up answers that must not be sent out are added by us.
  const ownTexts = new Set(looked.filter(({ intent }) => !mayGoToModel(intent)).map(({ text }) => text));
  const isOfLessons = own.intent === 'courseware' || own.intent === 'declined' || own.intent === 'clarify';
  if (isOfLessons)
    return {
      ...base,
      intent: 'courseware',
      suggestions: AFTER_LESSONS,
      memory: { intent: 'courseware', ...(source && { lessonId: source.lessonId }) },
    };
  const actions = [
    ...new Map([own, reply].flatMap(({ actions: ways = [] }) => ways.map((way) => [way.href, way]))).values(),
  ];
  return {
    ...base,
    ...(ownTexts.size > 0 && { aside: paragraphs(...ownTexts) }),
    intent: own.intent,
    actions: actions.slice(0, MOST_ACTIONS),
    suggestions: own.suggestions ?? [],
    switchTo: reply.intent === own.intent ? (reply.switchTo ?? null) : null,
    memory: own.memory ?? { intent: own.intent },
  };
}

import type { FoundPassage } from '@academy/assistant/embedding/passages';
import { subjectWords } from '@academy/assistant/language';
import type { AgentCitation } from '@academy/contract/assistant/agents';
import { SEARCH_MAX_CHARACTERS } from '@academy/domain/catalogue/search';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { lessonHref } from './next-step.ts';
import { listOf, paragraphs } from './phrasing.ts';

export function citationOf({ catalogue }: Tools, passage: FoundPassage, quote: string): AgentCitation | null {
  const lesson = catalogue.lessonOf(passage.lessonId);
  return lesson
    ? { lessonId: lesson.id, title: lesson.title, heading: passage.heading, url: lessonHref(lesson), quote }
    : null;
}

/** Text before the first heading of a lesson is labelled with its title, which is not repeated. */
const underHeading = (title: string, heading: string, between: string) =>
  heading === title ? title : `${title}${between}${heading}`;

/** The best sentences of the passage in their order, word for word. */
export function quotedReply(tools: Tools, passage: FoundPassage, others: readonly FoundPassage[]): Reply {
  const quote = passage.quote.join(' ');
  const citation = citationOf(tools, passage, quote);
  const more = others.flatMap((other) => citationOf(tools, other, '') ?? []);
  return {
    text: paragraphs(
      `From the lesson “${underHeading(citation?.title ?? '', passage.heading, '”, “')}”:`,
      quote,
    ),
    intent: 'courseware',
    confidence: 'high',
    citations: [...(citation ? [citation] : []), ...more],
    suggestions: ['Tell me more', 'An example?', 'What should I learn next?'],
    memory: { intent: 'courseware', lessonId: passage.lessonId },
  };
}

/** No claim, only where the answer may be found. */
export function linkedReply(tools: Tools, passages: readonly FoundPassage[]): Reply {
  const citations = passages.flatMap((passage) => citationOf(tools, passage, '') ?? []);
  return {
    text: paragraphs(
      'I am not sure that I found it. The closest lessons are:',
      listOf(citations.map(({ title, heading }) => underHeading(title, heading, ': '))),
    ),
    intent: 'courseware',
    confidence: 'low',
    citations,
    suggestions: ['I want to talk to a person', 'What should I learn next?'],
    memory: { intent: 'courseware', ...(citations[0] && { lessonId: citations[0].lessonId }) },
  };
}

/** Opens the search with the subject of the question. The panel stays on its page. */
function searchHref(message: string): string {
  const words = subjectWords(message).join(' ') || message;
  return `/courses?${new URLSearchParams({ search: words.slice(0, SEARCH_MAX_CHARACTERS).trim() })}`;
}

/** Says so openly, and offers two next steps. */
export function declinedReply({ message }: Pick<Turn, 'message'>): Reply {
  return {
    text: 'I could not find this in our lessons, and I would rather say so than guess. You can search the academy yourself, or ask a person.',
    intent: 'declined',
    confidence: 'none',
    actions: [
      { label: 'Search the academy', href: searchHref(message) },
      { label: 'Ask a person', href: '/tickets' },
    ],
    suggestions: ['What can you do?', 'What should I learn next?'],
  };
}

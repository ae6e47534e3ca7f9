import type { Courseware, WrittenLesson } from '@academy/courseware';
import type { Passage } from '../../passages/index.ts';

const MOST_WORDS = 110;
const FEWEST_WORDS = 12;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

function plain(html: string): string {
  return html
    .replaceAll(/<\/?(?:strong|em|code|a|span|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const wordsIn = (text: string) => text.split(' ').length;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== '');

/** Paragraphs, list items and the like, without programs, tables and drawings: those cannot be quoted in a chat. */
function piecesOf(html: string): string[] {
  return html
    .replaceAll(/<(pre|svg|table|figure)\b[\s\S]*?<\/\1>/g, ' ')
    .split(/<\/(?:p|li|blockquote|h[3-6]|dd|dt)>/)
    .map(plain)
    .filter((piece) => /\p{L}/u.test(piece));
}

/** Joins neighbours until there are enough words; the rest joins the one before. */
function packed(pieces: readonly string[]): string[][] {
  const packs: string[][] = [];
  let words = 0;
  for (const piece of pieces) {
    const last = packs.at(-1);
    if (last && (words + wordsIn(piece) <= MOST_WORDS || words < FEWEST_WORDS)) {
      last.push(piece);
      words += wordsIn(piece);
    } else {
      packs.push([piece]);
      words = wordsIn(piece);
    }
  }
  const [last, before] = [packs.at(-1), packs.at(-2)];
  if (last && before && wordsIn(last.join(' ')) < FEWEST_WORDS) {
    before.push(...last);
    packs.pop();
  }
  return packs;
}

/** Explanations: the text, and the task of an exercise. */
function textOf(block: WrittenLesson['blocks'][number]): string {
  switch (block.kind) {
    case 'html':
      return block.html;
    case 'exercise':
      return block.taskHtml;
    default:
      return ' ';
  }
}

/** Text before the first heading is labelled with the title of the lesson. */
function sectionsOf({ title, blocks }: WrittenLesson) {
  const html = blocks.map(textOf).join(' ');
  const [opening = '', ...rest] = html.split(/<h2\b[^>]*>/);
  const sections = rest.map((part) => {
    const [heading = '', body = ''] = part.split('</h2>');
    return { heading: plain(heading), html: body };
  });
  return [{ heading: title, html: opening }, ...sections];
}

function passagesOf(courseId: string, lesson: WrittenLesson): Passage[] {
  const { id: lessonId, title, questions } = lesson;
  return sectionsOf(lesson)
    .flatMap(({ heading, html }) => packed(piecesOf(html)).map((pieces) => ({ heading, pieces })))
    .map(({ heading, pieces }, index) => ({
      lessonId,
      courseId,
      title,
      position: index + 1,
      heading,
      body: pieces.join(' '),
      sentences: pieces.flatMap(sentencesOf),
      questions: index === 0 ? questions : [],
    }));
}

/** The finished lessons, in passages that can be quoted. None contains an assessment's question or a solution. */
export function coursewarePassages({ courses }: Pick<Courseware, 'courses'>): Passage[] {
  return courses.flatMap((course) =>
    course.modules.flatMap(({ lessons }) =>
      lessons.flatMap((lesson) => (lesson.kind === 'written' ? passagesOf(course.id, lesson) : [])),
    ),
  );
}

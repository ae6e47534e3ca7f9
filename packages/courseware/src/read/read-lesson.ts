import { brotliCompressSync, constants } from 'node:zlib';
import type { LessonBlock, LessonPage, WrittenLesson } from '../courseware.ts';
import { checkMarkup } from '../html/check-figures.ts';
import { countWords, plainText } from '../html/plain-text.ts';
import { renderMarkdown } from '../html/render-markdown.ts';
import { type SourceBlock, splitBlocks } from '../source/split-blocks.ts';
import { checkPlacement } from './check-placement.ts';
import type { LessonSource } from './lesson-source.ts';
import { readSibling } from './read-sibling.ts';
import { lineOfMention, type Reading, renderingFor } from './reading.ts';

const LEAST_WORDS = 450;
const MOST_WORDS = 800;
const MOST_BYTES = 12 * 1024;

export async function readLesson(
  reading: Reading,
  source: LessonSource,
  place: { readonly order: number; readonly isPreview: boolean },
): Promise<WrittenLesson> {
  const { file, front } = source;
  const parts = splitBlocks(source.body);
  const sibling = await readSibling(reading, file.replace(/\.md$/, '.yaml'), front.id);
  checkText(reading, source);
  checkPlacement(reading, source, parts, sibling);
  const blocks = renderBlocks(reading, source, parts);
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n');
  checkWords(reading, file, countWords(html));
  const { questions, ...head } = front;
  const { checks, exercise } = sibling;
  const page: LessonPage = { ...head, blocks, checks, exercise };
  const sizeBytes = sizeAsSent(page);
  if (sizeBytes > MOST_BYTES)
    reading.report(file, 1, `The lesson has ${sizeBytes} bytes as sent; the limit is ${MOST_BYTES}.`);
  return { kind: 'written', ...place, ...page, questions, plainText: plainText(html), sizeBytes };
}

/** Compressed at a quick level: a tenth more than what is sent, but the server need not start for seconds. */
function sizeAsSent(page: LessonPage): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(JSON.stringify(page), { params }).length;
}

function renderBlocks(
  reading: Reading,
  { file, body, bodyLine }: LessonSource,
  parts: readonly SourceBlock[],
): LessonBlock[] {
  const lineOf = (lessonId: string | null) => bodyLine - 1 + lineOfMention(body, `lesson:${lessonId}`);
  // `checkText` looks at the whole text and knows the lines.
  const rendering = { ...renderingFor(reading, file, lineOf), onMarkupFault: () => undefined };
  return parts.flatMap((part): LessonBlock[] => {
    if (part.kind === 'unknown') return [];
    if (part.kind === 'markdown')
      return [{ kind: 'html', html: renderMarkdown(part.text, rendering).trim() }];
    return [{ kind: part.kind, id: part.id }];
  });
}

function checkText({ report }: Reading, { file, body, bodyLine }: LessonSource): void {
  for (const { line, message } of checkMarkup(body)) report(file, bodyLine + line, message);
  const title = /^#\s/m.exec(body.replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll('#', ' ')));
  if (title !== null)
    report(
      file,
      bodyLine - 1 + body.slice(0, title.index + 1).split('\n').length,
      'The title stands in the front matter; headings in the text are ## and ###.',
    );
}

function checkWords({ report }: Reading, file: string, words: number): void {
  if (words < LEAST_WORDS)
    report(file, 1, `The lesson has ${words} words; it needs at least ${LEAST_WORDS}.`);
  if (words > MOST_WORDS) report(file, 1, `The lesson has ${words} words; the limit is ${MOST_WORDS}.`);
}

import { brotliCompressSync, constants } from 'node:zlib';
import type { LessonBlock, LessonPage, WrittenLesson } from '../../courseware.ts';
import { checkMarkup } from '../../html/check-figures.ts';
import { countWords, plainText } from '../../html/plain-text.ts';
import { renderMarkdown } from '../../html/render-markdown.ts';
import { cutTask } from '../../source/cut-task.ts';
import { type SourceBlock, splitBlocks } from '../../source/split-blocks.ts';
import { checkPlacement } from '../checks/check-placement.ts';
import { checkSums } from '../checks/check-sums.ts';
import { lineOfMention, type Reading, renderingFor } from '../reading.ts';
import { collectShownPrograms } from './collect-shown-programs.ts';
import type { LessonSource } from './lesson-source.ts';
import type { Activity } from './read-activities.ts';
import { readHtml } from './read-html.ts';
import { readSibling } from './read-sibling.ts';

const LEAST_WORDS = 450;
const MOST_WORDS = 800;
const MOST_BYTES = 12 * 1024;
/** An explorable figure includes its words, for readers whose script does not load. */
const MOST_BYTES_WITH_FIGURES = 14 * 1024;

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
  const blocks = renderBlocks(reading, source, parts, sibling.activities);
  const html = blocks.map(readHtml).join('\n');
  checkWords(reading, file, countWords(html));
  checkSums(reading, source);
  collectShownPrograms(reading, source);
  const { questions, sums: _, ...head } = front;
  const { checks, exercise } = sibling;
  const page: LessonPage = { ...head, blocks, checks, exercise };
  const sizeBytes = sizeAsSent(page);
  const hasFigure = blocks.some(({ kind }) => kind === 'explore');
  const mostBytes = hasFigure ? MOST_BYTES_WITH_FIGURES : MOST_BYTES;
  if (sizeBytes > mostBytes)
    reading.report(file, 1, `The lesson has ${sizeBytes} bytes as sent; the limit is ${mostBytes}.`);
  return { kind: 'written', ...place, ...page, questions, plainText: plainText(html), sizeBytes };
}

/** Compressed at a fast level: a tenth more than what is sent, but it saves the server seconds at startup. */
function sizeAsSent(page: LessonPage): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(JSON.stringify(page), { params }).length;
}

function renderBlocks(
  reading: Reading,
  { file, body, bodyLine }: LessonSource,
  parts: readonly SourceBlock[],
  activities: readonly Activity[],
): LessonBlock[] {
  const lineOf = (lessonId: string | null) => bodyLine - 1 + lineOfMention(body, `lesson:${lessonId}`);
  // `checkText` looks at the whole text and knows the lines.
  const rendering = { ...renderingFor(reading, file, lineOf), onMarkupFault: () => undefined };
  const render = (text: string) => renderMarkdown(text, rendering).trim();
  return parts.flatMap((part, index): LessonBlock[] => {
    if (part.kind === 'unknown') return [];
    if (part.kind === 'markdown') {
      const text = parts[index + 1]?.kind === 'exercise' ? cutTask(part.text).before : part.text;
      return text.trim() === '' ? [] : [{ kind: 'html', html: render(text) }];
    }
    if (part.kind === 'exercise') {
      const above = parts[index - 1];
      return [
        {
          kind: 'exercise',
          id: part.id,
          taskHtml: above?.kind === 'markdown' ? render(cutTask(above.text).task) : '',
        },
      ];
    }
    if (part.kind === 'check' || part.kind === 'note') return [{ kind: part.kind, id: part.id }];
    const found = activities.find(({ block }) => block.kind === part.kind && block.id === part.id);
    return found ? [found.block] : [];
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

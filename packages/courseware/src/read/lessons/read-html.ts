import type { LessonBlock } from '../../courseware.ts';
import { escapeHtml } from '../../html/highlight-python.ts';

/** The text that everybody reads, for the word count and the search: answers and cards are looked up, not read. */
export function readHtml(block: LessonBlock): string {
  switch (block.kind) {
    case 'html':
      return block.html;
    case 'exercise':
      return block.taskHtml;
    case 'steps':
      return [block.workedHtml, block.half.html, block.alone.html].join('\n');
    case 'term':
      return `<p>${escapeHtml(block.word)}: ${block.meansHtml}</p>`;
    default:
      return '';
  }
}

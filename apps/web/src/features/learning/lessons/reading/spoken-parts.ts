import { speechPieces } from './speech-pieces.ts';

interface SpokenPart {
  readonly element: Element;
  readonly text: string;
}

/** The parts of a lesson that are read aloud: its text, not its questions, programs and boxes. */
export function spokenParts(article: HTMLElement): SpokenPart[] {
  const blocks = Array.from(article.querySelectorAll(':scope > .prose > *, .exercise-task > *'));
  return blocks
    .flatMap(readableElements)
    .flatMap((element) => speechPieces(textIn(element)).map((text) => ({ element, text })));
}

function readableElements(block: Element): Element[] {
  if (block.matches('pre') || block.querySelector('pre') !== null) return [];
  const rows = block.querySelectorAll('li, tr');
  return rows.length > 0 ? Array.from(rows) : [block];
}

function textIn(element: Element): string {
  const drawing = element.matches('svg') ? element : element.querySelector('svg');
  if (drawing !== null) return wordsOf(drawing.querySelectorAll('title, desc'), '. ');
  if (element.matches('tr')) return wordsOf(element.children, ', ');
  return element.textContent ?? '';
}

function wordsOf(elements: Iterable<Element>, separator: string): string {
  return Array.from(elements, (element) => element.textContent?.trim() ?? '').join(separator);
}

export const DIRECTIVES = [
  'check',
  'exercise',
  'note',
  'predict',
  'explore',
  'reveal',
  'steps',
  'card',
  'term',
] as const;
export type DirectiveKind = (typeof DIRECTIVES)[number];

/** A stretch of Markdown, or a directive that is alone on its line; lines count from 0. */
export type SourceBlock =
  | { readonly kind: 'markdown'; readonly text: string; readonly line: number }
  | { readonly kind: DirectiveKind; readonly id: string; readonly line: number }
  | { readonly kind: 'unknown'; readonly text: string; readonly line: number };

/** Splits a lesson at its directives. Everything inside fenced code is code. */
export function splitBlocks(body: string): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let markdown: string[] = [];
  let start = 0;
  let fence: string | null = null;

  function endMarkdown(next: number): void {
    if (markdown.some((line) => line.trim() !== ''))
      blocks.push({ kind: 'markdown', text: markdown.join('\n'), line: start });
    markdown = [];
    start = next;
  }

  for (const [index, line] of body.split(/\r?\n/).entries()) {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === null ? mark : line.startsWith(fence) ? null : fence;
    if (fence !== null || !line.startsWith('::')) {
      markdown.push(line);
      continue;
    }
    endMarkdown(index + 1);
    blocks.push(readDirective(line, index));
  }
  endMarkdown(0);
  return blocks;
}

function readDirective(text: string, line: number): SourceBlock {
  const [, name, id = ''] = /^::([a-z]+)\[([a-z0-9-]+)\]\s*$/.exec(text) ?? [];
  const kind = DIRECTIVES.find((known) => known === name);
  return kind === undefined ? { kind: 'unknown', text, line } : { kind, id, line };
}

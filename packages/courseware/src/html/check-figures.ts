import { FIGURE_TAGS } from './sanitise-html.ts';

const FIGURE_LIMIT_BYTES = 2048;
const SMALLEST_TEXT_PX = 12;

export interface MarkupFault {
  /** From 0, in the given text. */
  readonly line: number;
  readonly message: string;
}

/** Checks the rules for inline SVG, and that there is no other HTML. Code is blanked out first. */
export function checkMarkup(markdown: string): MarkupFault[] {
  const visible = withoutCode(markdown);
  const faults: MarkupFault[] = [];
  const lineAt = (index: number) => visible.slice(0, index).split('\n').length - 1;
  for (const figure of visible.matchAll(/<svg\b[\s\S]*?<\/svg>/g))
    for (const message of figureFaults(figure[0])) faults.push({ line: lineAt(figure.index), message });
  for (const tag of visible.matchAll(/<\/?([a-z][a-z0-9]*)(?=[\s/>])[^>]*>/gi))
    if (!FIGURE_TAGS.includes(tag[1] ?? ''))
      faults.push({ line: lineAt(tag.index), message: `HTML is not allowed here: <${tag[1]}>.` });
  return faults;
}

function figureFaults(svg: string): string[] {
  const open = /^<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const faults: string[] = [];
  if (!/\bviewBox="[^"]+"/.test(open)) faults.push('A figure needs a viewBox.');
  if (!/\brole="img"/.test(open)) faults.push('A figure needs role="img".');
  if (!/<title>[^<]*\S[^<]*<\/title>/.test(svg)) faults.push('A figure needs a title.');
  if (!/<desc>[^<]*\S[^<]*<\/desc>/.test(svg)) faults.push('A figure needs a desc that says what it shows.');
  if (/\n\s*\n/.test(svg)) faults.push('A figure must not hold an empty line: Markdown would end it there.');
  const colour = /\b(?:fill|stroke)="(?!none"|currentColor")([^"]*)"/.exec(svg)?.[1];
  if (colour !== undefined) faults.push(`A figure may use currentColor only, not ${colour}.`);
  const sizes = Array.from(svg.matchAll(/\bfont-size="([\d.]+)/g), ([, size]) => Number(size));
  if (sizes.some((size) => size < SMALLEST_TEXT_PX))
    faults.push(`The text of a figure must be at least ${SMALLEST_TEXT_PX} px high.`);
  if (new TextEncoder().encode(svg).length > FIGURE_LIMIT_BYTES)
    faults.push(`A figure may have at most ${FIGURE_LIMIT_BYTES} bytes.`);
  if (/\s(style|class|id|on\w+)=/.test(svg)) faults.push('A figure may not use style, class, id or scripts.');
  return faults;
}

/** The same text with code blanked out, so that lines keep their numbers. */
function withoutCode(markdown: string): string {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');
  return markdown
    .replaceAll(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, blank)
    .replaceAll(/(`+)[^`\n](?:[^\n]*?[^`\n])?\1(?!`)/g, blank);
}

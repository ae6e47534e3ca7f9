import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it';
import { checkMarkup } from './check-figures.ts';
import { escapeHtml, highlightPython } from './highlight-python.ts';
import { highlightSql } from './highlight-sql.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** The context that the parts of one text share, with callbacks for what is found in it. */
export interface Rendering {
  /** The address of a lesson; null when there is no such lesson. */
  readonly lessonHref: (lessonId: string) => string | null;
  /** Called for every link to a lesson that does not exist. */
  readonly onDanglingLink: (lessonId: string) => void;
  /** Called for HTML that is not allowed and for figures that break a rule. */
  readonly onMarkupFault: (message: string) => void;
  readonly headingIds: Set<string>;
}

const markdown = buildMarkdown();

export function renderMarkdown(source: string, rendering: Rendering): string {
  reportMarkupFaults(source, rendering);
  return sanitiseHtml(framedFigures(markdown.render(source, { rendering })));
}

/** One line: no paragraph around it. */
export function renderLine(source: string, rendering: Rendering): string {
  reportMarkupFaults(source, rendering);
  return sanitiseHtml(markdown.renderInline(source.trim(), { rendering }));
}

export function renderPython(code: string): string {
  return `<pre class="code" tabindex="0"><code>${highlightPython(code.trimEnd())}</code></pre>`;
}

function reportMarkupFaults(source: string, { onMarkupFault }: Rendering): void {
  for (const { message } of checkMarkup(source)) onMarkupFault(message);
}

function buildMarkdown(): MarkdownIt {
  const md = createMarkdown({ html: true });
  md.renderer.rules.fence = (tokens, index) => {
    const { info, content } = tokens[index] ?? { info: '', content: '' };
    const language = info.trim();
    if (language === 'python') return `${renderPython(content)}\n`;
    const code = language === 'sql' ? highlightSql(content.trimEnd()) : escapeHtml(content.trimEnd());
    return language === ''
      ? `<pre class="output" tabindex="0"><samp>${code}</samp></pre>\n`
      : `<pre class="code" tabindex="0"><code>${code}</code></pre>\n`;
  };
  // Phones scroll a wide table inside its own region, which the keyboard must reach too.
  md.renderer.rules.table_open = (tokens, index) => {
    const isWide = tokens[index]?.meta?.isWide === true;
    const names = isWide ? 'table-scroll table-wide' : 'table-scroll';
    return `<div class="${names}" tabindex="0" role="region" aria-label="Table"><table${isWide ? ' role="table"' : ''}>\n`;
  };
  md.renderer.rules.table_close = () => '</table></div>\n';
  md.core.ruler.push('academy', (state) => {
    const { rendering } = state.env as { rendering: Rendering };
    labelWideTables(state.tokens);
    state.tokens.forEach((token, index) => {
      if (token.type === 'heading_open')
        token.attrSet('id', headingId(state.tokens[index + 1]?.content ?? '', rendering.headingIds));
      if (token.type === 'th_open') token.attrSet('scope', 'col');
      if (token.type === 'th_open' || token.type === 'td_open') alignByClass(token);
      for (const child of token.children ?? []) {
        if (child.type === 'link_open') pointLink(child, rendering);
        if (child.type === 'text') child.content = heldTogether(child.content);
      }
    });
  });
  return md;
}

/** Keeps a number and its per cent sign on one line. */
const heldTogether = (text: string) => text.replaceAll(/(?<=\d) %/g, '\u00a0%');

const wordsOf = (inline: Token | undefined) =>
  (inline?.children ?? []).map(({ content }) => content).join('');

const FEWEST_WIDE_COLUMNS = 4;
const ROLES: Readonly<Record<string, string>> = {
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
};

/**
 * A phone shows each row of a wide table as a block, so every cell has the name of its column; the roles keep it a
 * table for screen readers.
 */
function labelWideTables(tokens: readonly Token[]): void {
  for (const [start, table] of tokens.entries()) {
    if (table.type !== 'table_open') continue;
    const end = tokens.findIndex(({ type }, index) => index > start && type === 'table_close');
    const inside = tokens.slice(start, end);
    const headers = inside.flatMap(({ type }, index) =>
      type === 'th_open' ? [wordsOf(inside[index + 1])] : [],
    );
    if (headers.length < FEWEST_WIDE_COLUMNS) continue;
    table.meta = { isWide: true };
    let column = 0;
    for (const token of inside) {
      const role = ROLES[token.type];
      if (role !== undefined) token.attrSet('role', role);
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'td_open') token.attrSet('data-label', headers[column++] ?? '');
    }
  }
}

/** Our pages allow no style attributes, which Markdown uses to align columns. */
function alignByClass(token: Token): void {
  const side = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  if (side !== undefined) token.attrSet('class', `align-${side}`);
}

function pointLink(token: Token, rendering: Rendering): void {
  const target = String(token.attrGet('href') ?? '');
  if (!target.startsWith('lesson:')) {
    token.attrSet('rel', 'noopener');
    return;
  }
  const lessonId = target.slice('lesson:'.length);
  const href = rendering.lessonHref(lessonId);
  if (href === null) rendering.onDanglingLink(lessonId);
  token.attrSet('href', href ?? '');
}

function headingId(text: string, taken: Set<string>): string {
  const base =
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'part';
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

function framedFigures(html: string): string {
  return html.replaceAll(/<p>(<svg[\s\S]*?<\/svg>)<\/p>/g, '<figure>$1</figure>');
}

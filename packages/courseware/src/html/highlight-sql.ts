import { type SqlTokenKind, sqlTokens } from '../sql/sql-tokens.ts';
import { escapeHtml } from './highlight-python.ts';

// The same classes as for Python; anything without one is shown plain.
const CLASSES: Readonly<Partial<Record<SqlTokenKind, string>>> = {
  keyword: 'tok-keyword',
  string: 'tok-string',
  number: 'tok-number',
  comment: 'tok-comment',
};

export function highlightSql(code: string): string {
  let html = '';
  let end = 0;
  for (const { kind, text, start } of sqlTokens(code)) {
    const name = CLASSES[kind];
    html += escapeHtml(code.slice(end, start));
    html += name === undefined ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`;
    end = start + text.length;
  }
  return html + escapeHtml(code.slice(end));
}

import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/python';

// Few and short, because every lesson pays for them in bytes; anything without a class is shown plain.
const classes = tagHighlighter([
  { tag: [tags.keyword, tags.bool, tags.null], class: 'tok-keyword' },
  { tag: tags.string, class: 'tok-string' },
  { tag: tags.number, class: 'tok-number' },
  { tag: tags.comment, class: 'tok-comment' },
  {
    tag: [tags.definition(tags.function(tags.variableName)), tags.definition(tags.className)],
    class: 'tok-name',
  },
]);

export function highlightPython(code: string): string {
  let html = '';
  highlightCode(
    code,
    parser.parse(code),
    classes,
    (text, className) => {
      html += className === '' ? escapeHtml(text) : `<span class="${className}">${escapeHtml(text)}</span>`;
    },
    () => {
      html += '\n';
    },
  );
  return html;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

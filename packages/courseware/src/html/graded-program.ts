import type { CodeQuestion } from '@academy/domain/learning/questions';
import { escapeHtml } from './highlight-python.ts';
import { renderPython } from './render-markdown.ts';

/** A graded program as its authors see it: the task, the starter, one right solution, and the checks. */
export function renderGradedProgram({ askHtml, showHtml, starter, solution, hidden }: CodeQuestion): string {
  const rows = hidden.map(
    ({ name, call, gives }) =>
      `<li>${escapeHtml(name)}: <code>${escapeHtml(call)}</code> gives <code>${escapeHtml(JSON.stringify(gives))}</code></li>`,
  );
  return `<p>${askHtml}</p>
${showHtml ?? ''}
<h3>It begins with</h3>
${renderPython(starter)}
<h3>A right program</h3>
${renderPython(solution)}
<h3>What is checked</h3>
<ul>
${rows.join('\n')}
</ul>
`;
}

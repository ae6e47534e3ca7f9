import type { BlockOf } from '@academy/contract/learning/documents';
import type { ReactNode } from 'react';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';

/** One kind of task three times: solved, half solved, unsolved. */
export function WorkedSteps({ block: { workedHtml, half, alone } }: { block: BlockOf<'steps'> }) {
  return (
    <ol className="lesson-card activity worked-steps">
      <Step title="See it done" html={workedHtml} />
      <Step title="Finish it" html={half.html}>
        <Answer summary="Show the rest" html={half.answerHtml} />
      </Step>
      <Step title="On your own" html={alone.html}>
        <Answer summary="Show the answer" html={alone.answerHtml} />
      </Step>
    </ol>
  );
}

function Step({ title, html, children }: { title: string; html: string; children?: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <SanitisedHtml html={html} className="prose" />
      {children}
    </li>
  );
}

function Answer({ summary, html }: { summary: string; html: string }) {
  return (
    <details className="hidden-answer">
      <summary>{summary}</summary>
      <SanitisedHtml html={html} className="prose" />
    </details>
  );
}

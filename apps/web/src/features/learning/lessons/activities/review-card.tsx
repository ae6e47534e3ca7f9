import type { BlockOf } from '@academy/contract/learning/documents';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';

/** The back is hidden until it is asked for; without a script, and on paper, both sides are there. */
export function ReviewCard({ block: { frontHtml, backHtml } }: { block: BlockOf<'card'> }) {
  return (
    <details className="lesson-card activity review-card">
      <summary>
        <span className="text-ink-3">Review card</span>
        <SanitisedHtml as="span" html={frontHtml} className="review-front" />
      </summary>
      <SanitisedHtml html={backHtml} className="review-back" />
    </details>
  );
}

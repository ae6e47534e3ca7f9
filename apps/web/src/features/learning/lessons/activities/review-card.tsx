import type { BlockOf } from '@academy/contract/learning/documents';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';

/** The back is hidden until it is turned; without a script, and in print, both sides are shown. */
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

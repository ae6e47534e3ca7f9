import { Button } from '../../../../ui/actions/button.tsx';
import { WHAT_LEAVES } from './shared-data-notice.ts';
import type { useModelConsent } from './use-model-consent.ts';

interface ModelQuestionProps {
  consent: ReturnType<typeof useModelConsent>;
}

/** Asked once and unobtrusively; until it is answered the academy's own engine answers. */
export function ModelQuestion({ consent: { model, isAgreed, isPending, decide } }: ModelQuestionProps) {
  if (model === null || isAgreed !== null) return null;
  return (
    <section
      aria-label="Language model"
      className="grid shrink-0 gap-2 rounded-lg border bg-sunken p-3 leading-snug"
    >
      <p>
        May the language model <b className="wrap-anywhere">{model}</b> write your answers? {WHAT_LEAVES} You
        can change this in Settings.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void decide(true)} disabled={isPending}>
          Yes, it may
        </Button>
        <Button variant="quiet" onClick={() => void decide(false)} disabled={isPending}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}

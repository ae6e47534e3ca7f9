import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { WHAT_LEAVES } from './shared-data-notice.ts';
import { useModelConsent } from './use-model-consent.ts';

/** Where the answer to the assistant's consent question can be changed; nothing where there is no such model. */
export function ModelPreference() {
  const { model, isAgreed, isPending, decide } = useModelConsent();
  if (model === null) return null;
  return (
    <PageSection
      title="Assistant"
      description="The assistant always works with the academy’s own lessons. A language model can word its answers."
    >
      <Card as="div">
        <Checkbox
          label={`${model} may write my answers`}
          hint={WHAT_LEAVES}
          checked={isAgreed === true}
          disabled={isPending}
          onChange={(event) => void decide(event.target.checked)}
        />
      </Card>
    </PageSection>
  );
}

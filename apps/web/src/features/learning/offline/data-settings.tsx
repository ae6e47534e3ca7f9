import { chooseLite, isLiteSuggested, useIsLite } from '../../../lib/device/lite-mode.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { DataPlanForm } from './data-plan-form.tsx';

/** How much data this device may use: chosen and stored here, for everybody who uses it. */
export function DataSettings() {
  const isLite = useIsLite();
  return (
    <PageSection
      title="Data on this device"
      description="These choices stay on this device, even after you log out. The academy never sees them."
    >
      {isLiteSuggested() && (
        <Card tone="info">
          <p>Your browser is set to save data. Lite mode makes each page of the academy smaller too.</p>
        </Card>
      )}
      <Card as="div" className="grid gap-6">
        <Switch
          label="Lite mode"
          hint="No pictures and no font of ours, nothing is fetched before you ask for it, and answers of the assistants come in one piece."
          checked={isLite}
          onChange={(event) => chooseLite(event.target.checked)}
        />
        <DataPlanForm />
      </Card>
    </PageSection>
  );
}

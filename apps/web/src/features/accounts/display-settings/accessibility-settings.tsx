import { type DisplaySettings, TEXT_SIZES, type TextSize } from '@academy/domain/accounts/display-settings';
import { showDisplaySettings, useDisplaySettings } from '../../../lib/device/display-settings.ts';
import { lastPerson } from '../../../lib/pages/signed-in-person.ts';
import { saveDisplaySettings } from '../../../lib/pages/sync-display-settings.ts';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';

const sizes = {
  normal: { label: 'Normal', art: 'text-[1rem]' },
  large: { label: 'Large', art: 'text-[1.25rem]' },
  'extra-large': { label: 'Extra large', art: 'text-[1.5rem]' },
} as const satisfies Record<TextSize, object>;

function choose(settings: DisplaySettings): void {
  showDisplaySettings(settings);
  const userId = lastPerson();
  if (userId !== null) saveDisplaySettings(userId);
}

/** Takes effect at once, on every screen. */
export function AccessibilitySettings() {
  const settings = useDisplaySettings();
  return (
    <PageSection
      title="Accessibility"
      description="Your choices apply to every screen of the academy straight away."
    >
      <Card as="div" className="grid gap-6">
        <Switch
          label="Enhanced accessibility mode"
          hint="Stronger contrast and outlines, larger buttons, a clearer outline around what the keyboard is on, and no motion."
          checked={settings.accessibilityMode}
          onChange={(event) => choose({ ...settings, accessibilityMode: event.target.checked })}
        />
        <RadioGroup
          legend="Text size"
          look="tiles"
          value={settings.fontSize}
          onValueChange={(fontSize) => choose({ ...settings, fontSize })}
          options={TEXT_SIZES.map((value) => ({
            value,
            label: sizes[value].label,
            art: (
              <span
                aria-hidden="true"
                className={`w-10 font-bold font-heading leading-6 ${sizes[value].art}`}
              >
                Aa
              </span>
            ),
          }))}
        />
      </Card>
    </PageSection>
  );
}

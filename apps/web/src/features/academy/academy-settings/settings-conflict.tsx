import type { CurrentSettings } from '@academy/contract/academy/academy-settings';
import { sastDateTime } from '@academy/domain/kernel';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { differencesOf, draftOf, type SettingDraft } from './setting-draft.ts';

interface SettingsConflictProps {
  kept: CurrentSettings;
  draft: SettingDraft;
  isPending: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Somebody else saved first: shows the saved values next to what was typed, so that nothing is overwritten silently. */
export function SettingsConflict({
  kept,
  draft,
  isPending,
  onTakeTheirs,
  onSaveMine,
}: SettingsConflictProps) {
  const differences = differencesOf(draftOf(kept.settings), draft);
  return (
    <Card as="section" aria-label="Changed in the meantime" className="grid gap-4">
      <p role="status">
        {kept.changedBy ?? 'Somebody else'} saved other settings
        {kept.changedAt !== null && ` on ${sastDateTime(new Date(kept.changedAt))}`}, after you opened this
        page. What you typed is still here.
      </p>
      <ul className="grid gap-2">
        {differences.map(({ label, theirs, mine }) => (
          <li key={label} className="[overflow-wrap:anywhere]">
            <strong>{label}</strong>: saved is {theirs}, yours is {mine}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTakeTheirs}>Use the saved ones</Button>
        <Button variant="primary" isPending={isPending} onClick={onSaveMine}>
          Save mine
        </Button>
      </div>
    </Card>
  );
}

import { Check, Smartphone } from 'lucide-react';
import type { SavedState } from '../../../../lib/work/autosave.ts';
import { Icon } from '../../../../ui/brand/icon.tsx';

/** Unobtrusive: it states the saving status and asks for nothing. */
export function SavedNote({ saved }: { saved: SavedState }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-ink-3">
      {saved === 'saved' && <Icon icon={Check} size="small" />}
      {saved === 'on-device' && <Icon icon={Smartphone} size="small" />}
      {saved === 'saved' && 'Saved'}
      {saved === 'on-device' && 'Saved on this device'}
    </p>
  );
}

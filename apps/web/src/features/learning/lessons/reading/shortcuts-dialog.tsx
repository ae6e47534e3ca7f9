import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import type { Shortcuts } from './use-shortcuts.ts';

interface ShortcutsDialogProps {
  shortcuts: Shortcuts;
  isOpen: boolean;
  onClose: () => void;
}

export function ShortcutsDialog({ shortcuts, isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid gap-1">
        {Object.entries(SHORTCUTS).map(([key, meaning]) => (
          <div key={key} className="flex min-h-touch items-center gap-4">
            <dt>
              <kbd className="shortcut-key">{key.toUpperCase()}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use these keys in lessons"
        checked={shortcuts.isOn}
        onChange={(event) => shortcuts.turn(event.target.checked)}
      />
    </Dialog>
  );
}

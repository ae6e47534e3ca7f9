import { Keyboard, NotebookPen, Pause, Play, Printer, Volume2 } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { Speech } from './reading/use-speech.ts';
import { TEXT_SIZES, type TextSize } from './reading/use-text-size.ts';

interface LessonToolbarProps {
  textSize: TextSize;
  onTextSize: (size: TextSize) => void;
  speech: Speech;
  onNotes: () => void;
  onShortcuts: () => void;
}

const SIZE_LABELS: Readonly<Record<TextSize, string>> = {
  normal: 'Normal text',
  large: 'Large text',
  largest: 'Largest text',
};

export function LessonToolbar({ textSize, onTextSize, speech, onNotes, onShortcuts }: LessonToolbarProps) {
  return (
    <section aria-label="Reading tools" className="lesson-toolbar">
      {speech.isAvailable && <ListenButton speech={speech} />}
      <Button variant="quiet" icon={NotebookPen} onClick={onNotes}>
        Notes
      </Button>
      <fieldset className="flex">
        <legend className="sr-only">Text size</legend>
        {TEXT_SIZES.map((size) => (
          <button
            key={size}
            type="button"
            aria-label={SIZE_LABELS[size]}
            aria-pressed={size === textSize}
            data-size={size}
            onClick={() => onTextSize(size)}
            className="text-size-button"
          >
            A
          </button>
        ))}
      </fieldset>
      <span className="ml-auto flex max-sm:hidden">
        <IconButton icon={Printer} label="Print the lesson" onClick={() => print()} />
        <IconButton icon={Keyboard} label="Keyboard shortcuts" onClick={onShortcuts} />
      </span>
    </section>
  );
}

function ListenButton({ speech }: { speech: Speech }) {
  const looks = {
    off: { icon: Volume2, label: 'Listen' },
    speaking: { icon: Pause, label: 'Pause' },
    paused: { icon: Play, label: 'Resume' },
  } as const;
  const { icon, label } = looks[speech.state];
  return (
    <Button variant="quiet" icon={icon} onClick={speech.toggle}>
      {label}
    </Button>
  );
}

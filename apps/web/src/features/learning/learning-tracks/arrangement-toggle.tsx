import { CalendarRange, ListTree } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../../ui/brand/icon.tsx';
import type { Arrangement } from './chosen-view.ts';

const choices = [
  { value: 'tree', label: 'Tree', icon: ListTree },
  { value: 'timeline', label: 'Timeline', icon: CalendarRange },
] as const;

interface ArrangementToggleProps {
  chosen: Arrangement;
  onChoose: (arrangement: Arrangement) => void;
}

/** Looks like the tabs next to it, but these are two views of the same things, so they are radio buttons. */
export function ArrangementToggle({ chosen, onChoose }: ArrangementToggleProps) {
  const name = useId();
  return (
    <fieldset className="flex w-fit min-w-0 max-w-full flex-wrap gap-1 rounded-[0.875rem] border bg-sunken p-1">
      <legend className="sr-only">Show the track as</legend>
      {choices.map(({ value, label, icon }) => (
        <label
          key={value}
          className="relative inline-flex min-h-touch cursor-pointer items-center gap-2 rounded-[0.625rem] px-4 py-1 font-semibold text-ink-2 transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[var(--lift-1),0_0_0_1px_var(--line-strong)] has-focus-visible:outline-(length:--focus-width) has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[0.625rem] outline-none"
          />
          <Icon icon={icon} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

import { Check } from 'lucide-react';
import { ToggleField, type ToggleProps } from './toggle-field.tsx';

export type CheckboxProps = ToggleProps;

const box =
  'peer absolute inset-0 appearance-none rounded-xs border-control border-line-control bg-surface transition-colors ' +
  'checked:border-accent checked:bg-accent aria-invalid:border-danger enabled:cursor-pointer ' +
  'disabled:border-line-strong disabled:bg-sunken disabled:checked:bg-line-strong';

export function Checkbox(field: CheckboxProps) {
  return (
    <ToggleField
      field={field}
      labelLook="w-fit items-start gap-3 py-[calc((var(--touch)-1.5rem)/2)] has-disabled:text-ink-3"
      hintLook="-mt-2 ml-9"
    >
      {(input) => (
        <span className="relative size-6 shrink-0">
          <input {...input} className={box} />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
      )}
    </ToggleField>
  );
}

import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './form-field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

const box =
  'peer absolute inset-0 appearance-none rounded-xs border-control border-line-control bg-surface transition-colors ' +
  'checked:border-accent checked:bg-accent aria-invalid:border-danger enabled:cursor-pointer ' +
  'disabled:border-line-strong disabled:bg-sunken disabled:checked:bg-line-strong';

export function Checkbox({ label, hint, error, id: givenId, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={classNames('grid content-start', className)}>
      <label
        htmlFor={id}
        className="flex min-h-touch w-fit items-start gap-3 py-[calc((var(--touch)-1.5rem)/2)] has-enabled:cursor-pointer has-disabled:text-ink-3"
      >
        <span className="relative size-6 shrink-0">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
            aria-invalid={errorId === undefined ? undefined : true}
            className={box}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {hintId !== undefined && (
        <div id={hintId} className="-mt-2 ml-9 text-ink-3">
          {hint}
        </div>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}

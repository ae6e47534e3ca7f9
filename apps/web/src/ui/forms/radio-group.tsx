import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './form-field.tsx';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** A swatch or drawing before the label. */
  art?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  legend: string;
  isLegendHidden?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  name?: string | undefined;
  /** `null`: controlled, nothing chosen yet. */
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** `tiles` draws a frame around each choice, `list` does not. */
  look?: 'list' | 'tiles' | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

const tile =
  'rounded-md border-control border-line-strong bg-surface px-3 has-enabled:hover:bg-hover ' +
  'has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-disabled:bg-sunken';
const bead =
  'mt-[0.125rem] size-5.5 shrink-0 appearance-none rounded-bead border-2 border-line-control bg-surface transition-[border-width] ' +
  'checked:border-[7px] checked:border-accent enabled:cursor-pointer disabled:border-line-strong';

export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  name: givenName,
  value,
  defaultValue,
  onValueChange,
  look = 'list',
  error,
  className,
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const name = givenName ?? ownName;
  const errorId = error === undefined ? undefined : `${ownName}-error`;
  const isControlled = value !== undefined;
  return (
    <fieldset aria-describedby={errorId} className={classNames('min-w-0', className)}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className={look === 'tiles' ? 'grid gap-2 sm:grid-cols-2' : 'grid'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-touch items-start gap-3 py-2.5 leading-body has-enabled:cursor-pointer has-disabled:text-ink-3',
              look === 'tiles' && tile,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              {...(isControlled
                ? { checked: value === option.value }
                : { defaultChecked: defaultValue === option.value })}
              onChange={() => onValueChange?.(option.value)}
              className={bead}
            />
            {option.art}
            <span className="min-w-0">
              {option.label}
              {option.hint !== undefined && <span className="block text-ink-3">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { fieldLook } from './field-look.ts';
import { type FieldTexts, FormField } from './form-field.tsx';

interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown for the empty value, so that a choice has to be made. */
  placeholder?: string | undefined;
}

/** The native control: every phone has its own, which handles scrolling and screen readers. */
export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  return (
    <FormField field={field}>
      {(select) => (
        <div className="relative">
          <select {...select} className={classNames(fieldLook, 'appearance-none truncate pr-11')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            icon={ChevronDown}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2"
          />
        </div>
      )}
    </FormField>
  );
}

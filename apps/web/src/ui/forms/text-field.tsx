import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { fieldLook } from './field-look.ts';
import { type FieldTexts, FormField } from './form-field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  icon?: LucideIcon | undefined;
  /** A button inside the field, at its end. */
  endButton?: ReactNode;
}

export function TextField({ icon, endButton, ...field }: TextFieldProps) {
  return (
    <FormField field={field}>
      {(input) => (
        <div className="relative">
          {icon !== undefined && (
            <Icon
              icon={icon}
              className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
            />
          )}
          <input
            type="text"
            {...input}
            className={classNames(
              fieldLook,
              icon !== undefined && 'pl-[calc(1.25em+5.5*var(--spacing))]',
              endButton !== undefined && 'pr-13',
            )}
          />
          {endButton !== undefined && (
            <div className="absolute inset-y-0 right-0.5 flex items-center">{endButton}</div>
          )}
        </div>
      )}
    </FormField>
  );
}

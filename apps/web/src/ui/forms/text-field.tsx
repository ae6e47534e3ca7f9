import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { fieldLook } from './field-look.ts';
import { type FieldTexts, FormField } from './form-field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  icon?: LucideIcon | undefined;
  /** A button that stands inside the field, at its end. */
  endButton?: ReactNode;
}

export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  icon,
  endButton,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      className={className}
    >
      {(links) => (
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
            {...links}
            className={classNames(
              fieldLook,
              icon !== undefined && 'pl-10.5',
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

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { fieldLook } from './field-look.ts';
import { type FieldTexts, FormField } from './form-field.tsx';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

export function TextArea({ label, isLabelHidden, hint, error, id, className, ...textarea }: TextAreaProps) {
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
        <textarea
          rows={3}
          {...textarea}
          {...links}
          className={classNames(fieldLook, 'min-h-20 resize-y leading-body')}
        />
      )}
    </FormField>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { fieldLook } from './field-look.ts';
import { type FieldTexts, FormField } from './form-field.tsx';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

export function TextArea(field: TextAreaProps) {
  return (
    <FormField field={field}>
      {(textarea) => (
        <textarea
          rows={3}
          {...textarea}
          className={classNames(fieldLook, 'min-h-20 resize-y leading-body')}
        />
      )}
    </FormField>
  );
}

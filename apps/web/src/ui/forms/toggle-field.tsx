import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ControlLinks, FieldError, useControlLinks } from './form-field.tsx';

export interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface ToggleFieldProps {
  field: ToggleProps;
  labelLook: string;
  hintLook?: string;
  /** Renders the control with the rest of the field's properties. */
  children: (control: ComponentProps<'input'> & ControlLinks) => ReactNode;
}

/** A control that is on or off, its label next to it, hint and error below. */
export function ToggleField({ field, labelLook, hintLook, children }: ToggleFieldProps) {
  const { label, hint, error, id, className, ...control } = field;
  const { hintId, errorId, links } = useControlLinks({ id, hint, error });
  return (
    <div className={classNames('grid content-start', className)}>
      <label
        htmlFor={links.id}
        className={classNames('flex min-h-touch has-enabled:cursor-pointer', labelLook)}
      >
        {children({ ...control, type: 'checkbox', ...links })}
        <span className="min-w-0">{label}</span>
      </label>
      {hintId !== undefined && (
        <div id={hintId} className={classNames('text-ink-3', hintLook)}>
          {hint}
        </div>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}

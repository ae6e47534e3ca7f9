import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

export interface FieldTexts {
  label: string;
  /** For a search field, whose icon and position are enough. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The attributes of a control: its id, and what describes it. */
export interface ControlLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Described {
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The ids of a control, its hint and its error, and how the control refers to them. */
export function useControlLinks({ id: givenId, hint, error }: Described) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hasText(hint) ? `${id}-hint` : undefined;
  const errorId = hasText(error) ? `${id}-error` : undefined;
  const links: ControlLinks = {
    id,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId === undefined ? undefined : true,
  };
  return { hintId, errorId, links };
}

type FieldFrame = FieldTexts & { id?: string | undefined; className?: string | undefined };

interface FormFieldProps<Field extends FieldFrame> {
  field: Field;
  /** Renders the control with the rest of the field's properties. */
  children: (control: Omit<Field, keyof FieldFrame> & ControlLinks) => ReactNode;
}

/** Label above, control, hint below, error with icon and sentence; the control receives their ids. */
export function FormField<Field extends FieldFrame>({ field, children }: FormFieldProps<Field>) {
  const { id, label, isLabelHidden, hint, error, className, ...control } = field;
  const { hintId, errorId, links } = useControlLinks({ id, hint, error });
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={links.id} className={isLabelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      {children({ ...control, ...links })}
      {hintId !== undefined && (
        <div id={hintId} className="text-ink-3">
          {hint}
        </div>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}

function hasText(text: ReactNode) {
  return text !== undefined && text !== null && text !== '';
}

export function FieldError({ id, text }: { id: string | undefined; text: string | undefined }) {
  if (id === undefined) return null;
  return (
    <p id={id} className="flex gap-1.5 font-medium text-danger-text">
      <Icon icon={CircleAlert} className="mt-[0.125em]" />
      {text}
    </p>
  );
}

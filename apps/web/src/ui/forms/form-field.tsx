import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

export interface FieldTexts {
  label: string;
  /** For a search field, whose icon and place say enough. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

interface ControlLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FormFieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (links: ControlLinks) => ReactNode;
}

/** Label above, control, hint below, error with icon and sentence; the control is told their ids. */
export function FormField({
  id: givenId,
  label,
  isLabelHidden,
  hint,
  error,
  className,
  children,
}: FormFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hasText(hint) ? `${id}-hint` : undefined;
  const errorId = hasText(error) ? `${id}-error` : undefined;
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': errorId === undefined ? undefined : true,
      })}
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

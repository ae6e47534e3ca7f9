import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { fieldLook } from '../../../../ui/forms/field-look.ts';
import { FieldError } from '../../../../ui/forms/form-field.tsx';

interface ListInputProps {
  label: string;
  name: string;
  entries: readonly string[];
  error: string | undefined;
  onChange: (entries: readonly string[]) => void;
  onLeave: () => void;
}

/** CMS-33: one line for each entry. Enter starts the next one, Backspace in an empty one removes it. */
export function ListInput({ label, name, entries, error, onChange, onLeave }: ListInputProps) {
  const errorId = useId();
  const listRef = useRef<HTMLFieldSetElement>(null);
  // Rendered at once, so that what is typed next goes into the new line.
  function changeAndFocus(changed: readonly string[], index: number) {
    flushSync(() => onChange(changed));
    // When the last line is gone, the button for a new one takes the focus.
    const line = listRef.current?.querySelectorAll('input').item(index);
    (line ?? listRef.current?.querySelector<HTMLElement>(`[name="${name}"]`))?.focus();
  }

  const add = (after: number) =>
    changeAndFocus([...entries.slice(0, after + 1), '', ...entries.slice(after + 1)], after + 1);
  const remove = (index: number) =>
    changeAndFocus(
      entries.filter((_, each) => each !== index),
      Math.max(0, index - 1),
    );
  function onKey(event: KeyboardEvent, index: number) {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(index);
    } else if (event.key === 'Backspace' && entries[index] === '') {
      event.preventDefault();
      remove(index);
    }
  }

  return (
    <fieldset ref={listRef} aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity except its index
        <div key={index} className="flex items-center gap-1">
          <input
            type="text"
            aria-label={`${label}, line ${index + 1}`}
            aria-invalid={error !== undefined || undefined}
            {...(index === 0 && { name })}
            value={entry}
            enterKeyHint="next"
            className={classNames(fieldLook, 'min-w-0 flex-1')}
            onBlur={onLeave}
            onKeyDown={(event) => onKey(event, index)}
            onChange={(event) =>
              onChange(entries.map((each, place) => (place === index ? event.target.value : each)))
            }
          />
          <IconButton icon={X} label={`Remove ${label}, line ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      <Button
        icon={Plus}
        className="w-fit"
        {...(entries.length === 0 && { name })}
        onClick={() => add(entries.length - 1)}
      >
        Add to {label.toLowerCase()}
      </Button>
      <FieldError id={error === undefined ? undefined : errorId} text={error} />
    </fieldset>
  );
}

import type { Field } from '@academy/domain/catalogue/content';
import type { CourseGradient } from '@academy/domain/catalogue/courses';
import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { Draft } from '../entry-draft.ts';
import { GROUNDS } from '../entry-swatch.tsx';
import { ImageInput } from './image-input.tsx';
import { ListInput } from './list-input.tsx';

interface FieldInputProps {
  field: Field;
  value: Draft[string];
  error: string | undefined;
  onChange: (value: Draft[string]) => void;
  /** From now on an error of this field may be shown. */
  onLeave: () => void;
  onBusy: (isBusy: boolean) => void;
}

export function FieldInput(props: FieldInputProps) {
  const { field, value, error, onChange, onLeave, onBusy } = props;
  const text = typeof value === 'string' ? value : '';
  const common = {
    label: field.label,
    name: field.name,
    error,
    required: field.isRequired === true,
    value: text,
    onBlur: onLeave,
    ...(field.hint !== undefined && { hint: field.hint }),
  };
  switch (field.kind) {
    case 'line':
      return <LineInput {...props} />;
    case 'text':
      return <TextArea {...common} rows={4} onChange={(event) => onChange(event.target.value)} />;
    case 'image':
      return <ImageInput {...common} onValueChange={onChange} onBusy={onBusy} />;
    case 'integer':
      return (
        <TextField
          {...common}
          type="number"
          inputMode="numeric"
          min={field.least}
          step={1}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'instant':
      return (
        <TextField
          {...common}
          label={`${field.label} (SAST)`}
          type="datetime-local"
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          options={field.choices.map((choice) => ({ value: choice, label: choice }))}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'theme':
      return (
        <RadioGroup
          legend={field.label}
          name={field.name}
          look="tiles"
          value={text}
          error={error}
          onValueChange={onChange}
          options={field.choices.map((choice) => ({
            value: choice,
            label: choice,
            art: (
              <span
                aria-hidden="true"
                className={classNames('size-6.5 shrink-0 rounded-sm', GROUNDS[choice as CourseGradient])}
              />
            ),
          }))}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={field.label}
          name={field.name}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'list':
      return (
        <ListInput
          label={field.label}
          name={field.name}
          entries={typeof value === 'object' ? value : []}
          error={error}
          onChange={onChange}
          onLeave={onLeave}
        />
      );
  }
}

function LineInput({ field, value, error, onChange, onLeave }: FieldInputProps) {
  const listId = useId();
  const suggestions = field.kind === 'line' ? field.suggestions : undefined;
  return (
    <>
      <TextField
        label={field.label}
        name={field.name}
        error={error}
        required={field.isRequired === true}
        value={String(value)}
        list={suggestions && listId}
        autoComplete="off"
        onBlur={onLeave}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

import type { Answer } from '@academy/contract';
import { ADDRESS_MAX_CHARACTERS, ADDRESS_MIN_CHARACTERS } from '@academy/domain/rewards/coins';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { Details } from './details.ts';

interface CertificateFieldsProps {
  completed: Answer<'GET /api/coins/choices'>['completed'] | undefined;
  details: Details;
  onChange: (details: Details) => void;
}

export function CertificateFields({ completed, details, onChange }: CertificateFieldsProps) {
  if (completed === undefined) return <Skeleton shape="block" measure="h-48 w-full" />;
  if (completed.length === 0)
    return (
      <p>A certificate is printed for a course you have completed. You have none yet, so nothing is spent.</p>
    );
  return (
    <>
      <SelectField
        label="Completed course"
        required
        placeholder="Choose a course"
        options={completed.map(({ courseId, title }) => ({ value: courseId, label: title }))}
        value={details.courseId ?? ''}
        onChange={(event) => onChange({ ...details, courseId: event.target.value })}
      />
      <TextArea
        label="Postal address"
        required
        minLength={ADDRESS_MIN_CHARACTERS}
        maxLength={ADDRESS_MAX_CHARACTERS}
        autoComplete="street-address"
        hint="Name, street or box, town and code. We forget it once your copy is posted."
        value={details.address ?? ''}
        onChange={(event) => onChange({ ...details, address: event.target.value })}
      />
    </>
  );
}

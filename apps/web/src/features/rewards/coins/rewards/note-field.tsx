import { NOTE_MAX_CHARACTERS, type RewardType } from '@academy/domain/rewards/coins';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { Details } from './details.ts';

interface NoteFieldProps {
  type: RewardType;
  details: Details;
  onChange: (details: Details) => void;
}

export function NoteField({ type, details, onChange }: NoteFieldProps) {
  return (
    <TextArea
      label={
        type === 'workshop' ? 'What would you like to learn there?' : 'What would you like to talk about?'
      }
      required
      maxLength={NOTE_MAX_CHARACTERS}
      rows={4}
      hint="Days and times that suit you help us. We answer by email; if we cannot do it, your coins come back."
      value={details.note ?? ''}
      onChange={(event) => onChange({ note: event.target.value })}
    />
  );
}

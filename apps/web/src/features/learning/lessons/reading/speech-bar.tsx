import { Pause, Play, Square } from 'lucide-react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { SPEECH_RATES, type Speech } from './use-speech.ts';

const RATE_OPTIONS = SPEECH_RATES.map((rate) => ({ value: String(rate), label: `Speed ${rate}` }));

/** Stays within reach while the lesson is read aloud. */
export function SpeechBar({ speech }: { speech: Speech }) {
  if (speech.state === 'off') return null;
  const isSpeaking = speech.state === 'speaking';
  return (
    <section aria-label="Reading aloud" className="lesson-float">
      <IconButton
        icon={isSpeaking ? Pause : Play}
        label={isSpeaking ? 'Pause' : 'Resume'}
        onClick={speech.toggle}
      />
      <IconButton icon={Square} label="Stop" onClick={speech.stop} />
      <SelectField
        label="Speed"
        isLabelHidden
        options={RATE_OPTIONS}
        value={String(speech.rate)}
        onChange={(event) => speech.setRate(Number(event.target.value))}
        className="ml-auto w-40"
      />
    </section>
  );
}

import type { ProjectAnswer } from '@academy/contract/learning/assessments';
import { WRITING_MAX_CHARACTERS, wordsIn } from '@academy/domain/learning/learning-log';
import { classNames } from '../../../../ui/class-names.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';

interface ProjectPartProps {
  part: ProjectAnswer['parts'][number];
  text: string;
  /** The server's sentence, after a refused submission. */
  missing: string | undefined;
  onChange: (text: string) => void;
}

export function ProjectPart({ part, text, missing, onChange }: ProjectPartProps) {
  const words = wordsIn(text);
  // Next to a sentence that asks for more, praise for the length would contradict it.
  const isEnough = words >= part.words && missing === undefined;
  return (
    <div className="lesson-card note-box">
      <TextArea
        label={part.ask}
        hint={part.help ?? undefined}
        error={missing}
        rows={4}
        maxLength={WRITING_MAX_CHARACTERS}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={classNames(isEnough ? 'text-success-text' : 'text-ink-3')}>
        {words} of at least {part.words} words{isEnough && ', long enough'}
      </p>
    </div>
  );
}

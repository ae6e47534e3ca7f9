import type { BlockOf } from '@academy/contract/learning/documents';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import type { Lesson } from '../lesson.ts';
import type { NoteBox } from '../writing/note-box.tsx';
import { isWritten } from './is-written.ts';

interface RevealActivityProps {
  block: BlockOf<'reveal'>;
  lesson: Lesson;
  userId: string;
  Box: typeof NoteBox;
}

/** Learners who have written something may compare it with a model answer. Only they themselves judge it. */
export function RevealActivity({ block, lesson, userId, Box }: RevealActivityProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isOnPaper, setIsOnPaper] = useState(false);
  return (
    <Box lesson={lesson} noteId={block.id} userId={userId}>
      {(text) => {
        if (isOpen) return <ModelAnswer block={block} />;
        const isReady = isOnPaper || isWritten(text);
        return (
          <div className="reveal-ask">
            <Button variant="secondary" disabled={!isReady} onClick={() => setIsOpen(true)}>
              Compare with a model answer
            </Button>
            {!isReady && <p className="text-ink-3">Write your own answer first.</p>}
            {!isWritten(text) && (
              <Checkbox
                label="I wrote mine on paper"
                checked={isOnPaper}
                onChange={(event) => setIsOnPaper(event.target.checked)}
              />
            )}
          </div>
        );
      }}
    </Box>
  );
}

function ModelAnswer({ block: { answerHtml, rubric } }: { block: BlockOf<'reveal'> }) {
  const headId = useId();
  const headRef = useRef<HTMLHeadingElement>(null);
  // Focused once, when it appears: the pressed button is gone. Later changes must not take the focus from the text field.
  useEffect(() => headRef.current?.focus(), []);
  return (
    <div className="model-answer">
      <h3 id={headId} tabIndex={-1} ref={headRef}>
        A model answer
      </h3>
      <SanitisedHtml html={answerHtml} className="prose" />
      <fieldset className="rubric">
        <legend>Does yours do this?</legend>
        {rubric.map((html) => (
          <Checkbox key={html} label={<SanitisedHtml as="span" html={html} />} />
        ))}
      </fieldset>
    </div>
  );
}

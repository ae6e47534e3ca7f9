import type { CourseDraft } from '@academy/contract/authoring/drafts';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DifferenceView } from '../difference-view.tsx';
import { fileTitle } from '../file-names.ts';
import { useReview } from './use-review.ts';

const MOST_NOTE_CHARACTERS = 1000;

interface ReviewDialogProps {
  courseId: string;
  draft: CourseDraft;
  onClose: () => void;
}

/** What a draft changes, file by file, for the second person who publishes it or sends it back. */
export function ReviewDialog({ courseId, draft, onClose }: ReviewDialogProps) {
  const [note, setNote] = useState('');
  const [isNoteMissing, setIsNoteMissing] = useState(false);
  const review = useReview(courseId);
  const mayDecide = !draft.isOwn && draft.state === 'in-review';
  async function decide(choice: 'publish' | 'return') {
    setIsNoteMissing(choice === 'return' && note.trim() === '');
    if (choice === 'return' && note.trim() === '') return;
    if (await review.decide(draft, choice, note)) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Review “${draft.title}”`}
      size="lg"
      footer={
        mayDecide ? (
          <>
            <Button isPending={review.isPending} onClick={() => void decide('return')}>
              Send back
            </Button>
            <Button variant="primary" isPending={review.isPending} onClick={() => void decide('publish')}>
              Publish
            </Button>
          </>
        ) : (
          <p className="text-ink-2">
            {draft.isOwn
              ? 'A second person publishes what you have written.'
              : 'It can be published once its author has sent it for review.'}
          </p>
        )
      }
    >
      <div className="grid gap-5">
        {draft.paths.map((path) => (
          <ChangedFile key={path} courseId={courseId} path={path} />
        ))}
        {mayDecide && (
          <TextArea
            label="A note for the author"
            hint="Sent when you send it back."
            error={isNoteMissing ? 'Please say in a sentence what the author should change.' : undefined}
            maxLength={MOST_NOTE_CHARACTERS}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

function ChangedFile({ courseId, path }: { courseId: string; path: string }) {
  // Publishes exactly what was read here: a draft that was changed since is refused.
  const { data, isError, isFetching } = useAnswer(
    'GET /api/authoring/:courseId/file',
    { courseId, path },
    { refetchOnMount: 'always' },
  );
  return (
    <section className="grid gap-2">
      <Heading level={3} className="wrap-anywhere">
        {fileTitle(path)}
      </Heading>
      {isError && !isFetching && <p>This file did not load. Please close this and try again.</p>}
      {isFetching && (
        <SkeletonGroup label="Loading the difference" count={2} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {data && !isError && !isFetching && (
        <DifferenceView
          before={data.text}
          after={data.draft ? data.draft.text : data.text}
          label={`What changes in ${path}`}
        />
      )}
    </section>
  );
}

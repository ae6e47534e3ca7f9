import type { CourseDraft } from '@academy/contract/authoring';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
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
  const review = useReview(courseId);
  async function decide(choice: 'publish' | 'return') {
    if (await review.decide(draft, choice, note)) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Review “${draft.title}”`}
      size="lg"
      footer={
        draft.isOwn ? (
          <p className="text-ink-2">A second person publishes what you have written.</p>
        ) : (
          <>
            <Button isPending={review.isPending} onClick={() => void decide('return')}>
              Send back
            </Button>
            <Button variant="primary" isPending={review.isPending} onClick={() => void decide('publish')}>
              Publish
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {draft.paths.map((path) => (
          <ChangedFile key={path} courseId={courseId} path={path} />
        ))}
        {!draft.isOwn && (
          <TextArea
            label="A note for the author"
            hint="Sent when you send it back."
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
  const { data, isError } = useAnswer('GET /api/authoring/:courseId/file', { courseId, path });
  return (
    <section className="grid gap-2">
      <Heading level={3} className="wrap-anywhere">
        {fileTitle(path)}
      </Heading>
      {isError && <p>This file did not load. Please close this and try again.</p>}
      {!data && !isError && (
        <SkeletonGroup label="Loading the difference" count={2} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {data && (
        <DifferenceView
          before={data.text}
          after={data.draft ? data.draft.text : data.text}
          label={`What changes in ${path}`}
        />
      )}
    </section>
  );
}

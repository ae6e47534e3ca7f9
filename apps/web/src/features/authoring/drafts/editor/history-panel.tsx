import type { FilePublication } from '@academy/contract/authoring/drafts';
import { sastDateTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DifferenceView } from '../difference-view.tsx';

interface HistoryPanelProps {
  courseId: string;
  path: string;
  publications: readonly FilePublication[];
  /** The version that learners have now. */
  published: string | null;
  onRestore: (text: string | null) => void;
}

/** Every version that learners have had since the file was first changed here. */
export function HistoryPanel({ publications, ...file }: HistoryPanelProps) {
  const [shown, setShown] = useState<FilePublication | null>(null);
  if (publications.length === 0)
    return (
      <EmptyState>This file has not been changed here yet. Its first change begins the history.</EmptyState>
    );
  return (
    <>
      <ol className="grid gap-2">
        {publications.map((publication) => (
          <li
            key={publication.version}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border px-4 py-2"
          >
            <span className="grid min-w-0">
              <b className="wrap-anywhere">{publication.title ?? 'From the academy’s files'}</b>
              <span className="text-sm text-ink-2">{wordsOf(publication)}</span>
            </span>
            <Button variant="quiet" onClick={() => setShown(publication)}>
              Compare<span className="sr-only"> version {publication.version}</span>
            </Button>
          </li>
        ))}
      </ol>
      {shown && <VersionDialog {...file} publication={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function wordsOf({ version, publishedAt, writers, reviewer }: FilePublication): string {
  const parts = [
    `Version ${version}`,
    publishedAt && sastDateTime(new Date(publishedAt)),
    writers.length > 0 && `by ${writers.join(', ')}`,
    reviewer && `reviewed by ${reviewer}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

interface VersionDialogProps extends Omit<HistoryPanelProps, 'publications'> {
  publication: FilePublication;
  onClose: () => void;
}

function VersionDialog({ courseId, path, published, publication, onRestore, onClose }: VersionDialogProps) {
  const { version } = publication;
  const { data, isError } = useAnswer('GET /api/authoring/:courseId/versions/:version', {
    courseId,
    path,
    version,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Version ${version}`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={data === undefined || data.text === published}
            onClick={() => {
              if (data) onRestore(data.text);
              onClose();
            }}
          >
            Put it in the editor
          </Button>
        </>
      }
    >
      {isError && <p>This version did not load. Please close this and try again.</p>}
      {!data && !isError && (
        <SkeletonGroup label="Loading the version" count={3} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {data && (
        <div className="grid gap-3">
          <p className="text-ink-2">
            From what learners have now to this version. Restoring it is a draft again.
          </p>
          <DifferenceView before={published} after={data.text} label="From now to this version" />
        </div>
      )}
    </Dialog>
  );
}

import type { ContentEntry } from '@academy/contract/authoring/studio';
import {
  CONTENT_PATHS,
  type ContentType,
  differenceOf,
  type EntryFields,
} from '@academy/domain/catalogue/content';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { decided, settlingFailed } from '../studio-messages.ts';
import { nameOf } from '../studio-type.ts';
import { DifferenceTable } from './difference-table.tsx';

interface ProposalDialogProps {
  type: ContentType;
  entry: ContentEntry;
  onClose: () => void;
}

/** The files have a newer version of an entry that was edited here: take it, or leave it (decision 41). */
export function ProposalDialog({ type, entry, onClose }: ProposalDialogProps) {
  const contentType = CONTENT_PATHS[type];
  const { data, isError } = useAnswer('GET /api/admin/content/:contentType/:contentId', {
    contentType,
    contentId: entry.id,
  });
  const { write, isPending } = useWrite('POST /api/admin/content/:contentType/:contentId/proposal');
  const version = data?.entry.version ?? entry.version;

  async function decide(decision: 'take' | 'leave') {
    const result = await write({ contentType, contentId: entry.id, decision, version });
    if (!result) return;
    toast(result.ok ? decided(decision) : settlingFailed(result.failure));
    onClose();
  }
  const proposed = data?.proposal?.fields;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`An update for “${nameOf(entry)}”`}
      size="lg"
      footer={
        <>
          <Button disabled={!data || isPending} onClick={() => void decide('leave')}>
            Keep ours
          </Button>
          <Button
            variant="primary"
            disabled={!data}
            isPending={isPending}
            onClick={() => void decide('take')}
          >
            Take the update
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>This entry was edited here. Its file has changed since then; nothing was overwritten.</p>
        {isError && <p>The update did not load. Please close this and try again.</p>}
        {!data && !isError && (
          <SkeletonGroup label="Loading the update" count={2} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {data && proposed === null && (
          <p>The files no longer have this entry. Taking the update removes it.</p>
        )}
        {data && proposed && (
          <DifferenceTable
            differences={differenceOf(type, data.entry.fields as EntryFields, proposed as EntryFields)}
            before="Ours"
            after="In the files"
          />
        )}
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { settleFailed } from '../authoring-messages.ts';
import { DifferenceView } from '../difference-view.tsx';
import type { DraftText } from './use-draft-text.ts';

/** The academy's files have a newer version of a file that was changed here: take it, or leave it (decision 41). */
export function ProposalNote({ courseId, text }: { courseId: string; text: DraftText }) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = useWrite('POST /api/authoring/:courseId/left-updates');
  const { file, path } = text;
  if (!file?.proposal) return null;
  const { proposal, version } = file;

  async function keepOurs() {
    const result = await leave.write({ courseId, path, version });
    if (!result) return;
    if (!result.ok) toast(settleFailed(result.failure));
    setIsOpen(false);
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-bloom-soft px-4 py-2 text-bloom-text">
      <p>The academy’s files have a newer version of this file. Nothing was overwritten.</p>
      <Button onClick={() => setIsOpen(true)}>See the update</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="An update from the files"
        size="lg"
        footer={
          <>
            <Button isPending={leave.isPending} onClick={() => void keepOurs()}>
              Keep ours
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                text.type(proposal.text);
                setIsOpen(false);
              }}
            >
              {proposal.text === null ? 'Remove the file' : 'Put it in the editor'}
            </Button>
          </>
        }
      >
        <div className="grid gap-3 text-ink">
          {proposal.text === null && <p>The files no longer have this file.</p>}
          <DifferenceView before={file.text} after={proposal.text} label="From ours to the files" />
        </div>
      </Dialog>
    </div>
  );
}

import { Button } from '../../../ui/actions/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { NoticesPart } from './notices-part.tsx';
import { useNotices } from './use-notices.ts';

interface NoticePanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The panel of the bell: the newest notices. */
export function NoticePanel({ isOpen, onClose }: NoticePanelProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Notices"
      footer={
        <Button href="/notices" onClick={onClose}>
          All notices
        </Button>
      }
    >
      {isOpen && <NewestNotices onChoose={onClose} />}
    </Sheet>
  );
}

function NewestNotices({ onChoose }: { onChoose: () => void }) {
  return <NoticesPart label="Newest notices" query={useNotices()} onChoose={onChoose} />;
}

import type { ExportFormat } from '@academy/domain/privacy/own-data';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { DownloadButton } from './download-button.tsx';
import {
  COPY_ASKED,
  failed,
  type OwnPrivacy,
  readyCopySentence,
  requestExportSentence,
} from './privacy-words.ts';

/** A copy of all personal data: requested, prepared, and kept until it has been downloaded completely. */
export function DataCopy({ copy }: { copy: OwnPrivacy['export'] }) {
  const asking = useWrite('POST /api/privacy/export');
  async function ask() {
    const result = await asking.write({});
    if (result) toast(result.ok ? COPY_ASKED : failed(requestExportSentence(result.failure)));
  }
  return (
    <PageSection
      title="A copy of your data"
      description="Everything that the academy holds about you, as a page to read and as a file for programs."
    >
      <Card as="div" className="grid gap-4" aria-live="polite">
        {copy.state === 'ready' && copy.expiresAt !== null && (
          <ReadyFiles formats={copy.open} expiresAt={copy.expiresAt} />
        )}
        {copy.state === 'received' && <p>Both files have reached you and have been deleted here.</p>}
        {copy.state === 'preparing' && (
          <p role="status">We are preparing your copy. You may close this page: we send you an email.</p>
        )}
        {copy.state !== 'preparing' && (
          <div>
            <Button
              variant={copy.state === 'none' ? 'primary' : undefined}
              isPending={asking.isPending}
              onClick={() => void ask()}
            >
              {copy.state === 'none' ? 'Prepare a copy' : 'Prepare a new copy'}
            </Button>
          </div>
        )}
      </Card>
    </PageSection>
  );
}

interface ReadyFilesProps {
  formats: readonly ExportFormat[];
  expiresAt: string;
}

function ReadyFiles({ formats, expiresAt }: ReadyFilesProps) {
  return (
    <>
      <p>{readyCopySentence(formats.length, expiresAt)}</p>
      <div className="flex flex-wrap gap-3">
        {formats.map((format) => (
          <DownloadButton key={format} format={format} expiresAt={expiresAt} />
        ))}
      </div>
    </>
  );
}

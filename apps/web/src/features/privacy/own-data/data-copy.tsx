import { sastDateTime } from '@academy/domain/kernel';
import type { ExportFormat } from '@academy/domain/privacy/own-data';
import { Download } from 'lucide-react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { saveFile } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import {
  COPY_ASKED,
  downloadExportSentence,
  failed,
  type OwnPrivacy,
  requestExportSentence,
} from './privacy-words.ts';

const FORMATS: Readonly<Record<ExportFormat, { readonly label: string; readonly type: string }>> = {
  page: { label: 'Page to read', type: 'text/html' },
  json: { label: 'File for programs (JSON)', type: 'application/json' },
};

/** A copy of all personal data: requested, prepared, and downloaded once. */
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
          <>
            <p>
              Your copy is ready. Each file can be downloaded once, until{' '}
              {sastDateTime(new Date(copy.expiresAt))}.
            </p>
            <div className="flex flex-wrap gap-3">
              {copy.open.map((format) => (
                <TakeButton key={format} format={format} />
              ))}
            </div>
          </>
        )}
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

function TakeButton({ format }: { format: ExportFormat }) {
  const { write, isPending } = useWrite('POST /api/privacy/export/:format');
  const { label, type } = FORMATS[format];
  async function take() {
    const result = await write({ format });
    if (!result) return;
    if (!result.ok) return void toast(failed(downloadExportSentence(result.failure)));
    saveFile(result.answer.fileName, result.answer.text, type);
  }
  return (
    <Button icon={Download} variant="primary" isPending={isPending} onClick={() => void take()}>
      {label}
    </Button>
  );
}

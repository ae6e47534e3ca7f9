import type { ExportFormat } from '@academy/domain/privacy/own-data';
import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useAnswers } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../lib/pages/focus-heading.ts';
import { saveFile } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import {
  DOWNLOAD_INCOMPLETE,
  downloadExportSentence,
  FILE_RECEIVED,
  failed,
  fileMayStay,
} from './privacy-words.ts';

const FORMATS: Readonly<Record<ExportFormat, { readonly label: string; readonly type: string }>> = {
  page: { label: 'Page to read', type: 'text/html' },
  json: { label: 'File for programs (JSON)', type: 'application/json' },
};

interface ExportFile {
  format: ExportFormat;
  expiresAt: string;
}

/** Tells the academy which file has arrived: only that one is deleted. If this is lost, it stays until it expires. */
function useReceipt({ format, expiresAt }: ExportFile) {
  const { write } = useWrite('PUT /api/privacy/export/:format/receipt');
  const { refresh } = useAnswers();
  const [isConfirming, setIsConfirming] = useState(false);

  async function confirm(hash: string) {
    setIsConfirming(true);
    const confirmed = await write({ format, hash });
    toast(confirmed?.ok ? FILE_RECEIVED : fileMayStay(expiresAt));
    // Until the button has gone, a second press would find nothing to download.
    if (confirmed?.ok) await confirmed.refreshed;
    setIsConfirming(false);
    if (!confirmed?.ok) await refresh('GET /api/privacy');
  }
  return { confirm, isConfirming };
}

/** Saves a file of the copy. It can be repeated until the academy knows that the file has arrived completely. */
export function DownloadButton(file: ExportFile) {
  const download = useWrite('POST /api/privacy/export/:format');
  const { confirm, isConfirming } = useReceipt(file);
  const { refresh } = useAnswers();
  const { label, type } = FORMATS[file.format];

  async function save({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const goToHeading = prepareHeadingFocus(currentTarget);
    const result = await download.write({ format: file.format });
    if (!result) return;
    if (result.ok) {
      const { fileName, text, characters, hash } = result.answer;
      // A server of the release before does not tell the length.
      if (text.length < characters) return void toast(DOWNLOAD_INCOMPLETE);
      saveFile(fileName, text, type);
      await confirm(hash);
    } else {
      toast(failed(downloadExportSentence(result.failure)));
      if (result.failure.code === 'export-not-ready') await refresh('GET /api/privacy');
    }
    if (!currentTarget.isConnected) goToHeading();
  }
  return (
    <Button
      icon={Download}
      variant="primary"
      isPending={download.isPending || isConfirming}
      onClick={(event) => void save(event)}
    >
      {label}
    </Button>
  );
}

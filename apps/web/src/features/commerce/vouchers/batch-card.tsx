import type { VoucherBatch } from '@academy/contract/commerce/vouchers';
import { voucherCsv } from '@academy/domain/commerce/vouchers';
import { formatRand, sastDateTime } from '@academy/domain/kernel';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { tryCall } from '../../../lib/answers/api-client.ts';
import { datedFileName, saveCsv } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { codesNotLoaded } from './voucher-words.ts';
import { WithdrawBatch } from './withdraw-batch.tsx';

function worthOf({ courseTitle, amountInRand, province }: VoucherBatch): string {
  const worth = courseTitle ?? `${formatRand(amountInRand ?? 0)} towards any course`;
  return province === null ? worth : `${worth} · only ${province}`;
}

export function BatchCard({ batch }: { batch: VoucherBatch }) {
  const [isLoading, setIsLoading] = useState(false);
  const { id, sponsor, size, used, expiresAt, withdrawnAt } = batch;
  // The end instant after the last day belongs to the next day.
  const lastMoment = new Date(Date.parse(expiresAt) - 1);

  async function save() {
    setIsLoading(true);
    const result = await tryCall('POST /api/admin/vouchers/:batchId/codes', { batchId: id });
    setIsLoading(false);
    if (result.ok)
      saveCsv(
        `${datedFileName(`codes-${id.slice(0, 8)}`)}.csv`,
        voucherCsv(result.answer.codes, withdrawnAt !== null),
      );
    else toast(codesNotLoaded(result.failure));
  }

  return (
    <Card as="li" padding="tight" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h3 className="text-lg">{sponsor}</h3>
          <p className="text-ink-2">{worthOf(batch)}</p>
          <p className="text-ink-3">
            {withdrawnAt === null
              ? `Good until ${sastDateTime(lastMoment)}`
              : `Withdrawn on ${sastDateTime(new Date(withdrawnAt))}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button icon={Download} isPending={isLoading} onClick={() => void save()}>
            <span>
              Codes (CSV)<span className="sr-only"> of {sponsor}</span>
            </span>
          </Button>
          <WithdrawBatch batch={batch} />
        </div>
      </div>
      <ProgressBar label={`${used} of ${size} used`} value={Math.round((used * 100) / size)} />
    </Card>
  );
}

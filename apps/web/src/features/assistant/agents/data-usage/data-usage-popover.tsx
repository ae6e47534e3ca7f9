import {
  budgetState,
  dataUsageOf,
  formatByteSize,
  formatCost,
  formatSaved,
} from '@academy/domain/academy/data-usage';
import { useId, useState, useSyncExternalStore } from 'react';
import { dataMeter } from '../../../../lib/device/data-meter.ts';
import { readDataPlan } from '../../../../lib/device/data-plan.ts';
import { chooseLite, isLiteSuggested, useIsLite } from '../../../../lib/device/lite-mode.ts';
import { dataRate } from '../../../../lib/device/own-rate.ts';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { budgetWarning, monthWords, OFFLINE_NOTICE, packedWords, priceNote } from './data-usage-words.ts';

const meter = dataMeter();

function useDataUsage() {
  const { totalBytes, monthBytes, session } = useSyncExternalStore(meter.onChange, meter.reading);
  return { session, monthBytes, ...dataUsageOf(totalBytes, session.bytes) };
}

const NOTICE = 'rounded-md bg-warning-soft p-2.5 text-warning-text';

interface DataUsagePopoverProps {
  id: string;
  isOnline: boolean;
}

/** 1§2. The figures are measured and updated while they are shown. */
export function DataUsagePopover({ id, isOnline }: DataUsagePopoverProps) {
  const titleId = useId();
  const [plan] = useState(readDataPlan);
  const isLite = useIsLite();
  const { session, sessionBytes, totalBytes, monthBytes, compressionRatio } = useDataUsage();
  const month = monthWords(monthBytes, plan);
  const rows = [
    ['Session', formatByteSize(sessionBytes)],
    ['Total', formatByteSize(totalBytes)],
    ['Est. Cost', formatCost(totalBytes, dataRate())],
    ['Compression saved', formatSaved(compressionRatio)],
    ...(month === null ? [] : [['This month', month] as const]),
  ] as const;
  const packed = packedWords(session);
  const warning = budgetWarning(budgetState(monthBytes, plan));
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="absolute top-full right-3 left-3 z-float ml-auto grid max-h-[min(30rem,60dvh)] max-w-76 animate-rise gap-2.5 overflow-y-auto overscroll-contain rounded-lg border border-line-strong bg-raised p-4 shadow-float"
    >
      <h3 id={titleId} className="text-base">
        Data usage
      </h3>
      <dl className="grid gap-1.5">
        <div className="flex items-center justify-between gap-4">
          <dt className="text-ink-2">Connection</dt>
          <dd>
            <Badge tone={isOnline ? 'success' : 'warning'} hasDot>
              {isOnline ? 'Online' : 'Offline'}
            </Badge>
          </dd>
        </div>
        {rows.map(([term, figure]) => (
          <div key={term} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-bold font-heading">{figure}</dd>
          </div>
        ))}
      </dl>
      <div role="status" className="grid gap-1.5">
        {!isOnline && <p className={NOTICE}>{OFFLINE_NOTICE}</p>}
        {warning && <p className={NOTICE}>{warning}</p>}
      </div>
      <Switch
        label="Lite mode"
        hint={isLiteSuggested() ? 'Your browser saves data. This saves more.' : 'No pictures, nothing ahead.'}
        checked={isLite}
        onChange={(event) => chooseLite(event.target.checked)}
      />
      <div className="grid gap-1.5 border-t pt-2.5 text-ink-3 leading-snug">
        {packed && <p>{packed}</p>}
        <p>{priceNote(plan, dataRate())}</p>
        <p>
          <a href="/offline" className="inline-block min-h-touch content-center">
            Budget and bundle price
          </a>
        </p>
      </div>
    </section>
  );
}

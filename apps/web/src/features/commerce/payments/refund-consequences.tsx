import type { Answer } from '@academy/contract';
import { goesLines, staysLine, type TakeBackReader } from '@academy/domain/rewards/take-backs';

type TakesBack = Answer<'GET /api/orders/:reference/take-back'>['takesBack'];

const IN_GENERAL: Readonly<Record<TakeBackReader, string>> = {
  learner:
    'Coins, badges and the certificate that you have from this course go back as well, and so do places and requests that its coins paid for.',
  staff:
    'Coins, badges and the certificate that they have from this course go back as well, and so do places and requests that its coins paid for.',
};

function Goes({ taken, reader }: { taken: TakesBack | undefined; reader: TakeBackReader }) {
  if (!taken) return <p>{IN_GENERAL[reader]}</p>;
  const lines = goesLines(taken, reader);
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p>This goes back as well:</p>
      <ul className="grid list-disc gap-1 pl-5 marker:text-ink-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Before a refund: what it takes back besides the place, and what stays. `undefined` until the details have loaded. */
export function RefundConsequences({
  taken,
  reader,
}: {
  taken: TakesBack | undefined;
  reader: TakeBackReader;
}) {
  // The order gave no place, so there is nothing to take back.
  if (taken === null) return null;
  return (
    <div className="mt-3 grid gap-3">
      <Goes taken={taken} reader={reader} />
      <p>{staysLine(reader)}</p>
    </div>
  );
}

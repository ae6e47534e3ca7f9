import type { FieldDifference } from '@academy/domain/catalogue/content';

interface DifferenceTableProps {
  differences: readonly FieldDifference[];
  /** The names of the two sides: `Saved now`, `Yours`. */
  before: string;
  after: string;
}

/** Field by field, the values of both sides, one below the other, so that it fits a phone. */
export function DifferenceTable({ differences, before, after }: DifferenceTableProps) {
  return (
    <dl className="grid gap-3">
      {differences.map((each) => (
        <div key={each.field} className="grid gap-1 rounded-md border p-3">
          <dt className="font-semibold">{each.label}</dt>
          <dd className="grid gap-0.5">
            <span className="text-ink-3">{before}</span>
            <span className="rounded-sm bg-danger-soft px-2 py-1 wrap-anywhere whitespace-pre-line text-danger-text">
              {each.before}
            </span>
          </dd>
          <dd className="grid gap-0.5">
            <span className="text-ink-3">{after}</span>
            <span className="rounded-sm bg-success-soft px-2 py-1 wrap-anywhere whitespace-pre-line text-success-text">
              {each.after}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { Button } from '../../../../ui/actions/button.tsx';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { DeskRow } from './desk-rows.ts';

const SHOWN = 3;

interface DeskCardProps {
  title: string;
  query: { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown };
  rows: readonly DeskRow[];
  /** The page with the complete list. */
  href: string;
  empty: string;
}

export function DeskCard({
  title,
  query: { isPending, isError, refetch },
  rows,
  href,
  empty,
}: DeskCardProps) {
  return (
    <Card as="section" padding="tight" className="grid content-start gap-3">
      <h3 className="text-base">{title}</h3>
      {isPending && (
        <SkeletonGroup label={`Loading: ${title}`} count={2} className="grid gap-2">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {isError && rows.length === 0 && (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-2">This did not load.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {!isPending && !isError && rows.length === 0 && <p className="text-ink-2">{empty}</p>}
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.slice(0, SHOWN).map(({ key, title: name, note }) => (
            <li key={key} className="grid">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-2">{note}</span>
            </li>
          ))}
        </ul>
      )}
      {rows.length > SHOWN && <MoreLink href={href}>All {rows.length}</MoreLink>}
    </Card>
  );
}

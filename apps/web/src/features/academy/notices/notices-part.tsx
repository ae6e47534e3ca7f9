import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { NoticeList } from './notice-list.tsx';
import type { useNotices } from './use-notices.ts';

interface NoticesPartProps {
  label: string;
  query: ReturnType<typeof useNotices>;
  onChoose?: () => void;
  /** Wraps the list, but not what is shown instead of it. */
  frame?: (list: ReactNode) => ReactNode;
}

/** One page of notices in each of its states. */
export function NoticesPart({ label, query, onChoose, frame = (list) => list }: NoticesPartProps) {
  const { data, isPending, refetch } = query;
  if (isPending)
    return (
      <SkeletonGroup label="Loading your notices" count={5} className="grid gap-2">
        <Skeleton shape="block" measure="h-16 w-full" />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your notices did not load.
      </EmptyState>
    );
  if (data.notices.length === 0)
    return (
      <EmptyState>
        Nothing yet. News about your badges, certificates, seats and requests will appear here.
      </EmptyState>
    );
  return frame(<NoticeList label={label} notices={data.notices} {...(onChoose && { onChoose })} />);
}

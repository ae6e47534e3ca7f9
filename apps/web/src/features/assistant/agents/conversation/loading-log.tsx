import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';

interface LoadingLogProps {
  /** Absent while it is loading. */
  onRetry: (() => void) | undefined;
}

/** Shown instead of the conversation until the agents are known. */
export function LoadingLog({ onRetry }: LoadingLogProps) {
  return (
    <div className="min-h-28 flex-1 overflow-y-auto px-3.5 py-4">
      {onRetry ? (
        <EmptyState action={<Button onClick={onRetry}>Try again</Button>}>
          We could not reach the assistant. Please check your connection.
        </EmptyState>
      ) : (
        <SkeletonGroup label="Loading the assistant" count={1}>
          <Skeleton shape="block" measure="h-20 w-4/5" />
        </SkeletonGroup>
      )}
    </div>
  );
}

import type { ReviewState } from '@academy/domain/learning/project-reviews';
import { Badge } from '../../../ui/brand/badge.tsx';

const LOOKS = {
  'handed-in': { tone: 'sun-soft', words: 'Waiting' },
  'in-review': { tone: 'info', words: 'In review' },
  'once-more': { tone: 'neutral', words: 'Once more' },
  passed: { tone: 'success', words: 'Passed' },
} as const satisfies Record<ReviewState, object>;

export function ReviewStateBadge({ state }: { state: ReviewState }) {
  const { tone, words } = LOOKS[state];
  return <Badge tone={tone}>{words}</Badge>;
}

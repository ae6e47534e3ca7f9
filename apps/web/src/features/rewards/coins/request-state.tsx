import type { RedemptionState } from '@academy/domain/rewards/coins';
import { Badge } from '../../../ui/brand/badge.tsx';

const STATES = {
  open: { tone: 'info', words: 'Requested' },
  accepted: { tone: 'accent', words: 'Accepted' },
  fulfilled: { tone: 'success', words: 'Done' },
  returned: { tone: 'neutral', words: 'Coins returned' },
} as const satisfies Record<RedemptionState, object>;

export function RequestState({ state }: { state: RedemptionState }) {
  const { tone, words } = STATES[state];
  return <Badge tone={tone}>{words}</Badge>;
}

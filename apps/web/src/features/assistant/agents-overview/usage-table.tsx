import type { AgentUsage } from '@academy/contract/assistant/agents';
import { dayInWords } from '@academy/domain/kernel';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { purposeName, rand } from './overview-words.ts';

const REPLIES: readonly TableColumn<AgentUsage>[] = [
  {
    key: 'who',
    header: 'Day and agent',
    kind: 'title',
    cell: ({ day, purpose }) => `${dayInWords(day)}, ${purposeName(purpose)}`,
  },
  { key: 'replies', header: 'Replies', kind: 'number', cell: ({ replies }) => replies },
  { key: 'declined', header: 'Found nothing', kind: 'number', cell: ({ declined }) => declined },
  {
    key: 'verdicts',
    header: 'Helped / did not',
    kind: 'number',
    cell: ({ helpful, unhelpful }) => `${helpful} / ${unhelpful}`,
  },
];

const CALLS: readonly TableColumn<AgentUsage>[] = [
  { key: 'calls', header: 'Model calls', kind: 'number', cell: ({ calls }) => calls },
  { key: 'failures', header: 'Failed calls', kind: 'number', cell: ({ failures }) => failures },
  {
    key: 'tokens',
    header: 'Tokens in / out',
    kind: 'number',
    cell: ({ tokensIn, tokensOut }) => `${tokensIn} / ${tokensOut}`,
  },
  { key: 'cost', header: 'Cost', kind: 'number', cell: ({ costInRand }) => rand(costInRand) },
];

interface UsageTableProps {
  usage: readonly AgentUsage[];
  hasModel: boolean;
}

export function UsageTable({ usage, hasModel }: UsageTableProps) {
  const hasCalls = hasModel || usage.some(({ calls }) => calls > 0);
  return (
    <Table
      caption="Usage by day and agent"
      rows={usage}
      rowKey={({ day, purpose }) => `${day} ${purpose}`}
      columns={hasCalls ? [...REPLIES, ...CALLS] : REPLIES}
    />
  );
}

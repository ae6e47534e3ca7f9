import type { CareerResult } from '@academy/contract/careers';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { pointsText } from './match-words.ts';

type Score = CareerResult['scores'][number];

function columnsFor(scores: readonly Score[]): readonly TableColumn<Score>[] {
  return [
    {
      key: 'career',
      header: 'Career',
      kind: 'title',
      cell: (score) => (
        <>
          {scores.indexOf(score) + 1}. <a href={`/career-path/${score.careerId}`}>{score.title}</a>
        </>
      ),
    },
    { key: 'points', header: 'Points of 100', kind: 'number', cell: ({ percent }) => percent },
    {
      key: 'parts',
      header: 'Made of',
      cell: ({ parts }) =>
        parts.length === 0
          ? 'Nothing in your answers'
          : parts.map(({ label, percent }) => `${label} (${pointsText(percent)})`).join(', '),
    },
  ];
}

export function AllScores({ scores }: { scores: readonly Score[] }) {
  return (
    <PageSection
      title="How all eight came out"
      description="Each answer gives points to things you enjoy or do well, and each career counts them differently. 100 points would mean that every answer pointed at that one career. Answers point in many directions, so even a very good match has about 60. Compare the careers with each other, not with 100."
    >
      <Card padding="none" className="overflow-hidden">
        <Table
          caption="The points of all eight careers, the best first"
          columns={columnsFor(scores)}
          rows={scores}
          rowKey={({ careerId }) => careerId}
        />
      </Card>
    </PageSection>
  );
}

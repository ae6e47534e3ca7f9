import type { CareerResult } from '@academy/contract/catalogue/careers';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../../../ui/layout/table.tsx';
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
    { key: 'points', header: 'Points out of 100', kind: 'number', cell: ({ percent }) => percent },
    {
      key: 'parts',
      header: 'Made of',
      cell: (score) => madeOf(score),
    },
  ];
}

function madeOf({ parts, lacks }: Score): string {
  if (lacks) return `Not suggested: it needs ${lacks.toLowerCase()}, and you would rather work without it`;
  if (parts.length === 0) return 'Nothing in your answers';
  return parts.map(({ label, percent }) => `${label} (${pointsText(percent)})`).join(', ');
}

export function AllScores({ scores }: { scores: readonly Score[] }) {
  return (
    <PageSection
      title="How all eight careers scored"
      description="Each answer earns points for something you enjoy or do well, and each career weighs those points differently. A score of 100 would mean that every answer pointed to that one career. Real answers point in many directions, so even a very good match scores about 60. Compare the careers with one another, not with 100."
    >
      <Card padding="none" className="overflow-hidden">
        <Table
          caption="Points for all eight careers, best first"
          columns={columnsFor(scores)}
          rows={scores}
          rowKey={({ careerId }) => careerId}
        />
      </Card>
    </PageSection>
  );
}

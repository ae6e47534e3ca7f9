import type { CareerAnswer } from '@academy/contract/catalogue/careers';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../../../ui/layout/table.tsx';
import { wholeAmounts } from '../whole-amounts.ts';

type Step = CareerAnswer['careerProgression'][number];

const columns: readonly TableColumn<Step>[] = [
  { key: 'level', header: 'Level', kind: 'title', cell: ({ level }) => level },
  { key: 'years', header: 'Experience', cell: ({ years }) => years },
  { key: 'salary', header: 'Salary per annum', cell: ({ salary }) => wholeAmounts(salary) },
];

export function CareerProgression({ steps }: { steps: readonly Step[] }) {
  return (
    <PageSection title="Career progression">
      <Card padding="none" className="overflow-hidden">
        <Table
          caption="The steps of this career, with years of experience and salary per annum"
          columns={columns}
          rows={steps}
          rowKey={({ level }) => level}
        />
      </Card>
    </PageSection>
  );
}

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Badge } from '../../ui/brand/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../ui/layout/table.tsx';

interface CourseRow {
  title: string;
  swatch: string;
  isFeatured: boolean;
  level: string;
  starts: string;
  modules: number;
  price: string;
}

const courses: readonly CourseRow[] = [
  {
    title: 'AI Fundamentals',
    swatch: 'bg-grad-blue-teal',
    isFeatured: true,
    level: 'Beginner',
    starts: '22 Aug 2025, 18:00',
    modules: 8,
    price: 'R2500',
  },
  {
    title: 'Machine Learning',
    swatch: 'bg-grad-orange-yellow',
    isFeatured: true,
    level: 'Intermediate',
    starts: '31 Aug 2025, 18:00',
    modules: 12,
    price: 'R2800',
  },
  {
    title: 'AI Ethics and Responsibility',
    swatch: 'bg-grad-green-blue',
    isFeatured: false,
    level: 'Beginner',
    starts: '2 Sept 2025, 17:30',
    modules: 5,
    price: 'R1500',
  },
];

const columns: readonly TableColumn<CourseRow>[] = [
  {
    key: 'title',
    header: 'Title',
    kind: 'title',
    cell: ({ title, swatch, isFeatured }) => (
      <span className="flex items-start gap-2.5 table:items-center">
        <span className={`size-7 shrink-0 rounded-sm ${swatch}`} />
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          {title}
          {isFeatured && <Badge tone="sun-soft">Featured</Badge>}
        </span>
      </span>
    ),
  },
  { key: 'level', header: 'Level', cell: ({ level }) => level },
  { key: 'starts', header: 'Starts', cell: ({ starts }) => starts },
  { key: 'modules', header: 'Modules', kind: 'number', cell: ({ modules }) => modules },
  {
    key: 'price',
    header: 'Price',
    kind: 'number',
    cell: ({ price }) => <span className="font-bold font-heading">{price}</span>,
  },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: ({ title }) => (
      <>
        <IconButton icon={Pencil} label={`Edit ${title}`} />
        <IconButton icon={Trash2} variant="icon-danger" label={`Delete ${title}`} />
      </>
    ),
  },
];

export function TableShowcase() {
  return (
    <PageSection title="Table" description="Below 820 px each row becomes a block.">
      <Card padding="none" className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b py-4 pr-4 pl-5 max-table:pl-4">
          <h3 className="text-xl">Courses</h3>
          <Button variant="primary" icon={Plus}>
            Add Course
          </Button>
        </div>
        <Table caption="Courses" columns={columns} rows={courses} rowKey={(course) => course.title} />
      </Card>
    </PageSection>
  );
}

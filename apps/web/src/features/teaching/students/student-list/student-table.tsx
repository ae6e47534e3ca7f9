import { sastDateTime } from '@academy/domain/kernel';
import type { AttentionReason } from '@academy/domain/teaching/students';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Pagination } from '../../../../ui/actions/pagination.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Table } from '../../../../ui/layout/table.tsx';
import type { Student } from './filter-students.ts';
import { MessageDialog } from './message-dialog.tsx';

const ROWS_PER_PAGE = 25;

/** Most recently active first, as ordered by the server. */
export function StudentTable({ students }: { students: readonly Student[] }) {
  const [page, setPage] = useState(1);
  const [writingTo, setWritingTo] = useState<Student | null>(null);
  const pageCount = Math.ceil(students.length / ROWS_PER_PAGE);
  const rows = students.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return (
    <>
      <Card padding="none">
        <Table
          caption="Learners in your courses"
          rows={rows}
          rowKey={({ ref }) => ref}
          columns={[
            { key: 'name', header: 'Learner', kind: 'title', cell: ({ fullName }) => fullName },
            {
              key: 'course',
              header: 'Course',
              cell: ({ courseId, courseTitle }) => (
                <a href={`/course/${encodeURIComponent(courseId)}`}>{courseTitle}</a>
              ),
            },
            { key: 'progress', header: 'Progress', cell: (student) => <StudentProgress student={student} /> },
            {
              key: 'last',
              header: 'Last active',
              cell: ({ lastAt }) => (lastAt === null ? 'Not started' : sastDateTime(new Date(lastAt))),
            },
            { key: 'attention', header: 'Attention', cell: attentionBadge },
            {
              key: 'actions',
              header: 'Actions',
              kind: 'actions',
              cell: (student) => (
                <Button
                  variant="quiet"
                  aria-label={`Write to ${student.fullName} about ${student.courseTitle}`}
                  onClick={() => setWritingTo(student)}
                >
                  Write
                </Button>
              ),
            },
          ]}
        />
      </Card>
      {pageCount > 1 && (
        <Pagination label="Pages of students" page={page} pageCount={pageCount} onPageChange={setPage} />
      )}
      {writingTo && <MessageDialog student={writingTo} onClose={() => setWritingTo(null)} />}
    </>
  );
}

const REASONS = {
  'not-begun': 'Not begun',
  stuck: 'Failed three times',
  'gone-quiet': 'Quiet for two weeks',
} as const satisfies Record<AttentionReason, string>;

function attentionBadge({ attention }: Student) {
  return attention === null ? 'None needed' : <Badge tone="warning">{REASONS[attention]}</Badge>;
}

function StudentProgress({ student }: { student: Student }) {
  return (
    <span className="flex items-center gap-3">
      <ProgressBar
        isBare
        label={`Progress of ${student.fullName}`}
        value={student.percent}
        tone={student.percent === 100 ? 'success' : 'accent'}
        className="w-24"
      />
      <span className="tabular-nums">{student.percent}%</span>
    </span>
  );
}

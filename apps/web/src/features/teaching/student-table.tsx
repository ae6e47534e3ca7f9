import { sastDateTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { Pagination } from '../../ui/actions/pagination.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Table } from '../../ui/layout/table.tsx';
import type { Student } from './filter-students.ts';

const ROWS_PER_PAGE = 25;

/** Who learned last stands first, as the server orders them. */
export function StudentTable({ students }: { students: readonly Student[] }) {
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(students.length / ROWS_PER_PAGE);
  const rows = students
    .map((student, place) => ({ ...student, place }))
    .slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return (
    <>
      <Card padding="none">
        <Table
          caption="Learners in your courses"
          rows={rows}
          rowKey={({ place }) => place}
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
          ]}
        />
      </Card>
      {pageCount > 1 && (
        <Pagination label="Pages of students" page={page} pageCount={pageCount} onPageChange={setPage} />
      )}
    </>
  );
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

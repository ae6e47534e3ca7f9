import type { Answer } from '@academy/contract';
import { Card } from '../../../ui/layout/card.tsx';
import { Table } from '../../../ui/layout/table.tsx';

export type TaughtCourse = Answer<'GET /api/my-courses'>[number];

export function CourseTable({ courses }: { courses: readonly TaughtCourse[] }) {
  return (
    <Card padding="none">
      <Table
        caption="The courses you teach"
        rows={courses}
        rowKey={({ courseId }) => courseId}
        columns={[
          {
            key: 'title',
            header: 'Course',
            kind: 'title',
            cell: ({ courseId, title }) => <a href={`/course/${encodeURIComponent(courseId)}`}>{title}</a>,
          },
          { key: 'level', header: 'Level', cell: ({ level }) => level },
          { key: 'lessons', header: 'Lessons', cell: lessonsText },
          { key: 'learners', header: 'Learners', kind: 'number', cell: ({ learners }) => learners },
          {
            key: 'average',
            header: 'Average progress',
            kind: 'number',
            cell: ({ learners, averagePercent }) => (learners === 0 ? 'Nobody yet' : `${averagePercent}%`),
          },
          {
            key: 'write',
            header: 'Write',
            kind: 'text',
            cell: ({ courseId, title }) => (
              <a href={`/authoring/${encodeURIComponent(courseId)}`} aria-label={`Edit lessons of ${title}`}>
                Edit lessons
              </a>
            ),
          },
        ]}
      />
    </Card>
  );
}

function lessonsText({ lessons, writtenLessons }: TaughtCourse): string {
  return lessons === writtenLessons ? `${lessons}` : `${writtenLessons} of ${lessons} ready`;
}

import { MOST_STUDENTS } from '@academy/domain/teaching/students';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { TicketQueue } from '../tickets/index.ts';
import { NotTeaching } from './not-teaching.tsx';
import { ALL_STUDENTS, coursesOf, filterStudents } from './student-list/filter-students.ts';
import { StudentTable } from './student-list/student-table.tsx';

const SKELETONS = 6;

/** TRAIN-49: who is enrolled in a trainer's courses, and their progress. */
export function StudentsPage() {
  const { data: user } = useCurrentUser();
  const isTeacher = user?.role === 'trainer' || user?.role === 'administrator';
  const {
    data: students = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/students', {}, { refetchOnMount: 'always' });
  const isNeeded = new URLSearchParams(useSearch()).get('attention') === 'needed';
  const [filter, setFilter] = useState({ ...ALL_STUDENTS, needsAttention: isNeeded });
  const shown = filterStudents(students, filter);

  return (
    <div className="grid gap-stack">
      {isTeacher && <TicketQueue />}
      <PageSection title="My students">
        {isPending && (
          <SkeletonGroup label="Loading your students" count={SKELETONS} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {!isPending && students.length === 0 && (
          <NotTeaching isTeacher={isTeacher} onRetry={isError ? () => void refetch() : null}>
            Nobody has enrolled in your courses yet.
          </NotTeaching>
        )}
        {students.length > 0 && (
          <>
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label="Name"
                type="search"
                icon={Search}
                value={filter.text}
                onChange={(event) => setFilter({ ...filter, text: event.target.value })}
              />
              <SelectField
                label="Course"
                placeholder="All courses"
                options={coursesOf(students)}
                value={filter.courseId}
                onChange={(event) => setFilter({ ...filter, courseId: event.target.value })}
              />
            </div>
            <Checkbox
              label="Only those who need attention"
              hint="Nothing begun, an assessment failed three times, or two weeks without a step."
              checked={filter.needsAttention}
              onChange={(event) => setFilter({ ...filter, needsAttention: event.target.checked })}
            />
            <p role="status" className="font-semibold">
              {countText(shown.length, students.length)}
            </p>
            {shown.length === 0 ? (
              <EmptyState drawing="search">Nobody matches this search.</EmptyState>
            ) : (
              <StudentTable
                key={`${filter.text} ${filter.courseId} ${filter.needsAttention}`}
                students={shown}
              />
            )}
          </>
        )}
      </PageSection>
    </div>
  );
}

function countText(shown: number, all: number): string {
  if (all >= MOST_STUDENTS) return `${shown} of the newest ${MOST_STUDENTS} enrolments`;
  return `${shown} of ${all} ${all === 1 ? 'enrolment' : 'enrolments'}`;
}

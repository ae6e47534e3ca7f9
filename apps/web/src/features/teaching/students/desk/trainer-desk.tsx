import { useAnswer } from '../../../../lib/answers/answers.ts';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { ownUpcomingSessions } from '../sessions/own-sessions.ts';
import { DeskCard } from './desk-card.tsx';
import { attentionRows, courseRows, sessionRows } from './desk-rows.ts';

/** A trainer's Home: their next sessions, their courses, and the learners to look after. */
export function TrainerDesk() {
  const courses = useAnswer('GET /api/my-courses');
  const sessions = useAnswer('GET /api/sessions');
  const students = useAnswer('GET /api/students');
  return (
    <PageSection title="Your teaching" action={<MoreLink href="/my-courses">My courses</MoreLink>}>
      <div className="grid gap-4 lg:grid-cols-3">
        <DeskCard
          title="Next sessions"
          query={sessions}
          rows={sessionRows(ownUpcomingSessions(sessions.data ?? []))}
          href="/my-courses"
          empty="No session of yours is coming up."
        />
        <DeskCard
          title="Your courses"
          query={courses}
          rows={courseRows(courses.data ?? [])}
          href="/my-courses"
          empty="No course names you as its trainer yet."
        />
        <DeskCard
          title="Learners who need attention"
          query={students}
          rows={attentionRows(students.data ?? [])}
          href="/students"
          empty="Everybody in your courses is at work."
        />
      </div>
    </PageSection>
  );
}

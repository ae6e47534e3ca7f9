import { useAnswer } from '../../../lib/answers/answers.ts';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { ReviewList } from '../../learning/project-reviews/index.ts';

const SHOWN = 3;

/** The longest waiting projects, and a link to the rest; nothing if there are none. */
export function ProjectsToReview() {
  const { data } = useAnswer('GET /api/project-reviews', {}, { refetchOnMount: 'always' });
  const { waiting = [], reviewed = [] } = data ?? {};
  if (waiting.length === 0 && reviewed.length === 0) return null;
  return (
    <PageSection
      title="Projects to review"
      description={waiting.length === 0 ? 'No project is waiting for you.' : waitingText(waiting.length)}
      action={<MoreLink href="/project-reviews">All reviews</MoreLink>}
    >
      {waiting.length > 0 && <ReviewList submissions={waiting.slice(0, SHOWN)} />}
    </PageSection>
  );
}

function waitingText(count: number): string {
  return count === 1 ? 'One learner is waiting for you.' : `${count} learners are waiting for you.`;
}

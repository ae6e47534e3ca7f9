import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';
import { SkeletonCard, SkeletonGroup, SkeletonRow } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Example, Row } from './example.tsx';

const threeColumns = 'sm:grid-cols-2 xl:grid-cols-3';

export function StatesShowcase() {
  return (
    <PageSection title="States">
      <Example name="Empty" isBare className={threeColumns}>
        <EmptyState title="No achievements yet" action={<Button variant="primary">Start learning</Button>}>
          Start learning to earn your first badge!
        </EmptyState>
        <EmptyState drawing="calendar" title="Nothing on this day" action={<Button>Show all events</Button>}>
          No events found for the selected filter.
        </EmptyState>
        <EmptyState drawing="complete" title="All done!">
          You've earned all available achievements!
        </EmptyState>
        <EmptyState drawing="search">No courses found</EmptyState>
      </Example>
      <Example name="Loading" isBare>
        <SkeletonGroup label="Loading courses" count={3} className={`grid gap-4 ${threeColumns}`}>
          <SkeletonCard />
        </SkeletonGroup>
        <SkeletonGroup label="Loading learners" count={2} className="grid gap-4 sm:grid-cols-2">
          <SkeletonRow />
        </SkeletonGroup>
      </Example>
      <Example name="Whole-page messages" isBare className={threeColumns}>
        <MessageCard
          mark="denied"
          title="Access Denied"
          headingLevel={3}
          action={<Button href="#states">Back to Home</Button>}
        >
          You don't have permission to access this page.
        </MessageCard>
        <MessageCard
          mark="lost"
          title="404 Page Not Found"
          headingLevel={3}
          action={<Button href="#states">Back to Home</Button>}
        >
          This bead rolled away.
        </MessageCard>
        <MessageCard mark="waiting" title="One moment" headingLevel={3}>
          Checking your sign-in.
        </MessageCard>
      </Example>
      <Example name="Spinner">
        <Row>
          <Spinner size="small" />
          <Spinner size="medium" />
          <Spinner />
        </Row>
      </Example>
    </PageSection>
  );
}

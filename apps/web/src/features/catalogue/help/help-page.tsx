import { openAssistant } from '../../../lib/pages/open-assistant.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { ContactList } from './contact-list.tsx';
import { HelpCards } from './help-cards.tsx';
import { QuestionList } from './question-list.tsx';
import { useHelp } from './use-help.ts';

export function HelpPage() {
  const { data: help, isPending, isError, refetch } = useHelp();
  return (
    <div className="grid gap-stack">
      <PageSection title="How can we help?">
        <HelpCards help={help} onOpenChat={() => openAssistant({ agentType: 'helpdeskai' })} />
      </PageSection>
      <PageSection title="Questions learners ask">
        {isPending && (
          <SkeletonGroup label="Loading the questions" count={5} className="grid gap-1">
            <Skeleton shape="block" measure="h-14 w-full" />
          </SkeletonGroup>
        )}
        {help && help.questions.length > 0 && <QuestionList questions={help.questions} />}
        {!isPending && !help?.questions.length && (
          <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
            There are no questions to show.
          </EmptyState>
        )}
      </PageSection>
      <PageSection title="Contact us" action={<MoreLink href="/tickets">Ask a person</MoreLink>}>
        <ContactList contact={help?.contact} />
      </PageSection>
    </div>
  );
}

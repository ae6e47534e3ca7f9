import { Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { ContactList } from './contact-list.tsx';
import { HelpCards } from './help-cards.tsx';
import { LazySupportChat } from './lazy-support-chat.tsx';
import { QuestionList } from './question-list.tsx';
import { useHelp } from './use-help.ts';

/** The chat, and the focus back to where it was opened. */
function useChat() {
  const [isOpen, setIsOpen] = useState(false);
  const openerRef = useRef<Element>(null);
  const open = useCallback(() => {
    openerRef.current = document.activeElement;
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    flushSync(() => setIsOpen(false));
    if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
  }, []);
  return { isOpen, open, close };
}

export function HelpPage() {
  const { data: help, isPending, isError, refetch } = useHelp();
  const chat = useChat();
  return (
    <div className="grid gap-stack">
      <PageSection title="How can we help?">
        <HelpCards help={help} onOpenChat={chat.open} />
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
      <PageSection title="Contact us">
        <ContactList contact={help?.contact} />
      </PageSection>
      {chat.isOpen && (
        <Suspense fallback={null}>
          <LazySupportChat onClose={chat.close} />
        </Suspense>
      )}
    </div>
  );
}

import { cardKey, type ReviewGrade } from '@academy/domain/learning/reviews';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAnswer, useAnswers } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { learningLogOf } from '../../../lib/work/browser-learning-log.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { CardTurn } from './card-turn.tsx';
import { CheckTurn } from './check-turn.tsx';
import { answeredKeys, openCards, type ReviewQueue, secondsSince, withoutCard } from './review-queue.ts';
import { doneWords } from './review-words.ts';

/** A few cards a day, from completed lessons and wrongly answered questions. */
export function ReviewPage() {
  const { data: user } = useCurrentUser();
  const { data: queue, isPending, refetch } = useAnswer('GET /api/reviews/today');
  usePageTitle('Review your cards');
  return (
    <PageSection
      title="Review your cards"
      description="At most ten a day. What you knew comes back later, what was hard sooner."
      className="max-w-2xl"
    >
      {isPending && <Skeleton shape="block" measure="h-64 w-full" />}
      {queue && user && <Queue queue={queue} userId={user.id} />}
      {!isPending && !queue && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We could not load your cards.
        </EmptyState>
      )}
    </PageSection>
  );
}

function Queue({ queue, userId }: { queue: ReviewQueue; userId: string }) {
  const log = learningLogOf(userId);
  const answers = useAnswers();
  // The server's answer may be older than what was done here since.
  const [answered, setAnswered] = useState<ReadonlySet<string>>(() => new Set(answeredKeys(log.pending())));
  const [doneHere, setDoneHere] = useState(0);
  const shownSince = useRef(0);
  const headRef = useRef<HTMLParagraphElement>(null);
  const cards = openCards(queue, answered);
  const [card] = cards;
  const key = card && cardKey(card);

  useEffect(() => {
    shownSince.current = key === undefined ? 0 : performance.now();
    // The buttons of the previous card are gone.
    if (doneHere > 0) headRef.current?.focus();
  }, [key, doneHere]);

  function grade(given: ReviewGrade) {
    if (!card || key === undefined) return;
    const { lessonId, cardId } = card;
    const seconds = secondsSince(shownSince.current, performance.now());
    log.record({ kind: 'card-reviewed', lessonId, cardId, grade: given, seconds });
    setAnswered(new Set([...answered, key]));
    setDoneHere(doneHere + 1);
    answers.change('GET /api/reviews/today', {}, (old) => withoutCard(old, key));
    if (cards.length === 1) void log.flush();
  }

  if (!card) return <NothingLeft queue={queue} headRef={headRef} />;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <p ref={headRef} tabIndex={-1} className="text-ink-2 outline-none">
        Card {doneHere + 1} of {doneHere + cards.length}, from{' '}
        <a href={`/course/${card.courseId}/lesson/${card.lessonId}`}>{card.lessonTitle}</a>
      </p>
      {card.kind === 'card' ? (
        <CardTurn key={key} card={card} onGrade={grade} />
      ) : (
        <CheckTurn key={key} card={card} onGrade={grade} />
      )}
    </Card>
  );
}

interface NothingLeftProps {
  queue: ReviewQueue;
  headRef: RefObject<HTMLParagraphElement | null>;
}

function NothingLeft({ queue: { doneToday, waiting }, headRef }: NothingLeftProps) {
  const isDone = doneToday > 0;
  return (
    <div>
      <p ref={headRef} tabIndex={-1} role="status" className="sr-only">
        {isDone && 'Done for today.'}
      </p>
      <EmptyState
        title={isDone ? 'Done for today' : 'Nothing to review today'}
        action={<Button href="/">Back to Home</Button>}
      >
        {isDone
          ? doneWords(doneToday, waiting)
          : 'Cards come here when you complete a lesson, and questions when you miss them.'}
      </EmptyState>
    </div>
  );
}

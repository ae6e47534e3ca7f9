import { useAnswer } from '../../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../../lib/pages/route-params.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProblemCard } from '../../../../ui/feedback/problem-card.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { CATEGORY_WORDS, dayOf } from '../achievement-words.ts';
import { BadgeMark, RarityLabel } from '../badges/badge-mark.tsx';
import { sharedBadgeProblem } from './share-messages.ts';

/** The public page: whose badge it is, what it was earned for, and when. */
export function SharedBadge() {
  const { shareId } = useRouteParams('/badge/:shareId');
  const {
    data: badge,
    error,
    isPending,
    refetch,
  } = useAnswer('GET /api/shared-badges/:shareId', { shareId });
  usePageTitle(badge?.name);
  if (isPending) return <Spinner label="Loading the badge" />;
  if (!badge)
    return (
      <ProblemCard
        problem={sharedBadgeProblem(error)}
        onRetry={() => void refetch()}
        onward={<Button href="/">See the academy</Button>}
        className="mx-auto"
      />
    );
  return (
    <Card as="section" className="mx-auto grid max-w-120 justify-items-center gap-3 py-10 text-center">
      <BadgeMark badge={badge} isEarned size="lg" />
      <h2 className="text-2xl">{badge.name}</h2>
      <p className="text-lg">
        <b>{badge.owner}</b> earned this badge on {dayOf(badge.earnedAt)}.
      </p>
      <p className="text-ink-2">{badge.done}.</p>
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
        <RarityLabel rarity={badge.rarity} />
        <span>{CATEGORY_WORDS[badge.category]}</span>
      </p>
      <Button variant="primary" href="/" className="mt-2">
        See the academy
      </Button>
    </Card>
  );
}

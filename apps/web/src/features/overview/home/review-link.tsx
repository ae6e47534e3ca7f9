import { useAnswer } from '../../../lib/answers/answers.ts';
import { MoreLink } from '../../../ui/actions/more-link.tsx';

/** Unobtrusive: learners with nothing to review see nothing. */
export function ReviewLink() {
  const { data } = useAnswer('GET /api/reviews/today');
  const count = data?.cards.length ?? 0;
  if (count === 0) return null;
  return (
    <MoreLink href="/review" className="-mt-8 mb-3">
      {count === 1 ? '1 card to review today' : `${count} cards to review today`}
    </MoreLink>
  );
}

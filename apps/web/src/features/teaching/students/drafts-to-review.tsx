import type { Answer } from '@academy/contract';
import { sastDateTime } from '@academy/domain/kernel';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';

type Draft = Answer<'GET /api/draft-reviews'>[number];

/** Other people's drafts that need a second reader; nothing if there is none. */
export function DraftsToReview() {
  const { data: drafts = [] } = useAnswer('GET /api/draft-reviews', {}, { refetchOnMount: 'always' });
  if (drafts.length === 0) return null;
  return (
    <PageSection
      title="Drafts to review"
      description={
        drafts.length === 1 ? 'One draft is waiting for you.' : `${drafts.length} drafts are waiting for you.`
      }
    >
      <ul className="grid gap-3">
        {drafts.map((draft) => (
          <Card key={draft.draftId} as="li" padding="tight" isLifting className="relative grid gap-1">
            <h3 className="min-w-0 text-base wrap-anywhere">
              <a
                href={`/authoring/${encodeURIComponent(draft.courseId)}`}
                className="after:absolute after:inset-0"
              >
                {draft.title}
              </a>
            </h3>
            <p className="text-ink-2">{noteOf(draft)}</p>
          </Card>
        ))}
      </ul>
    </PageSection>
  );
}

const noteOf = ({ courseTitle, writers, changedAt }: Draft) =>
  [courseTitle, writers.length > 0 && `by ${writers.join(', ')}`, `sent ${sastDateTime(new Date(changedAt))}`]
    .filter(Boolean)
    .join(' · ');

import type { SkillMastery } from '@academy/contract/learning/mastery';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { LEVEL_WORDS, masteryLimitText, reasonText, stepLink } from './mastery-words.ts';

/** On Learning Path: how well each skill is mastered, the evidence for it, and how to improve it. */
export function MasterySection() {
  const { data: skills, isPending, refetch } = useAnswer('GET /api/progress/skills');
  return (
    <PageSection
      title="How well you know each skill"
      description="The chart counts what you have completed. This list says what you have shown in checks, assessments and reviews, and what needs a fresh look."
    >
      {isPending && <Skeleton shape="block" measure="h-96 w-full" />}
      {!isPending && !skills && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We could not load this list.
        </EmptyState>
      )}
      {skills && (
        <Card padding="none">
          <ul className="grid">
            {skills.map((mastery) => (
              <SkillRow key={mastery.skill} mastery={mastery} />
            ))}
          </ul>
        </Card>
      )}
    </PageSection>
  );
}

const TONES = { new: 'neutral', learning: 'info', steady: 'info', strong: 'success' } as const;

function SkillRow({ mastery }: { mastery: SkillMastery }) {
  const { skill, level, evidence, next } = mastery;
  const heldBack = masteryLimitText(mastery);
  const link = stepLink(next);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-4 not-first:border-t">
      <div className="grid min-w-0 grow basis-80 gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          {skill} <Badge tone={TONES[level]}>{LEVEL_WORDS[level]}</Badge>
        </h3>
        <p className="text-ink-2">
          {reasonText(evidence)}
          {heldBack !== null && ` ${heldBack}`}
        </p>
      </div>
      {link ? (
        <MoreLink href={link.href}>{link.label}</MoreLink>
      ) : (
        <p className="text-ink-2">Nothing to do now.</p>
      )}
    </li>
  );
}

import type { CareerResult } from '@academy/contract/catalogue/careers';
import { Check } from 'lucide-react';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PriceTag, StartButton } from '../../courses/index.ts';
import { courseTimeText, percentOfBest, pointsText, rankText } from './match-words.ts';
import { ScoreParts } from './score-parts.tsx';

type Match = CareerResult['best'][number];

const tones = ['sun', 'accent', 'neutral'] as const;

interface MatchCardProps {
  match: Match;
  /** From 0. */
  place: number;
  bestPercent: number;
  parts: CareerResult['scores'][number]['parts'];
  hoursPerWeek: number | null;
}

export function MatchCard({ match, place, bestPercent, parts, hoursPerWeek }: MatchCardProps) {
  const strength = percentOfBest(match.percent, bestPercent);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="grid justify-items-start gap-2">
        <Badge tone={tones[place] ?? 'neutral'}>{rankText(place)}</Badge>
        <h3 className="text-xl">
          <a href={`/career-path/${match.careerId}`}>{match.title}</a>
        </h3>
      </div>
      <ProgressBar
        label={place === 0 ? 'Strongest of the eight' : 'Compared with your best match'}
        value={strength}
        valueText={pointsText(match.percent)}
        tone={place === 0 ? 'sun' : 'accent'}
      />
      {match.reasons.length > 0 && (
        <ul className="grid gap-2">
          {match.reasons.map((reason) => (
            <li key={reason} className="flex items-start gap-2">
              <Icon icon={Check} className="mt-[0.125em] text-success-text" />
              <span className="min-w-0">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      <ScoreParts parts={parts} total={match.percent} />
      <FirstCourse match={match} isBest={place === 0} hoursPerWeek={hoursPerWeek} />
    </Card>
  );
}

interface FirstCourseProps extends Pick<MatchCardProps, 'match' | 'hoursPerWeek'> {
  isBest: boolean;
}

function FirstCourse({ match, isBest, hoursPerWeek }: FirstCourseProps) {
  const { firstCourse, weeksForFirstCourse } = match;
  return (
    <div className="mt-auto grid gap-1 border-t pt-4">
      <h4 className="font-semibold text-base text-ink-3">First course</h4>
      {firstCourse ? (
        <>
          <a
            href={`/course/${encodeURIComponent(firstCourse.id)}`}
            className="justify-self-start font-semibold"
          >
            {firstCourse.title}
          </a>
          <p className="text-ink-2">{courseTimeText(firstCourse, weeksForFirstCourse, hoursPerWeek)}</p>
          <PriceTag quote={firstCourse.quote} size="base" />
          <StartButton
            courseId={firstCourse.id}
            variant={isBest ? 'primary' : 'secondary'}
            className="mt-2 justify-self-start"
          >
            <span>
              Start<span className="sr-only"> {firstCourse.title}</span>
            </span>
          </StartButton>
        </>
      ) : (
        <p className="text-ink-2">You have completed all the core courses for this career.</p>
      )}
    </div>
  );
}

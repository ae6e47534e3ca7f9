import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useSkills } from '../use-learning-tracks.ts';
import { RadarChart } from './radar-chart.tsx';
import { SkillTable } from './skill-table.tsx';

export function SkillOverview() {
  const { data, isPending, isError, refetch } = useSkills();
  const skills = data?.skills ?? [];
  const isNew = skills.every(({ level }) => level === 0);
  return (
    <Card as="section" className="grid gap-3">
      <h3>Skill Overview</h3>
      {isPending && <Skeleton shape="block" measure="h-64 w-full" />}
      {skills.length > 0 && (
        <>
          <div className="@container">
            <RadarChart skills={skills} />
            {/* Text so large that the labels would cover the chart. */}
            <ul className="hidden gap-1 @max-[17rem]:grid">
              {skills.map(({ skill, level }) => (
                <li key={skill} className="flex flex-wrap justify-between gap-x-3">
                  {skill} <b className="font-bold">{level}</b>
                </li>
              ))}
            </ul>
          </div>
          {isNew && <p className="text-ink-2">Your skills grow with every lesson you complete.</p>}
          <SkillTable skills={skills} />
        </>
      )}
      {!isPending && skills.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">There are no skills to show.</p>
          {isError && <Button onClick={() => void refetch()}>Try again</Button>}
        </div>
      )}
    </Card>
  );
}

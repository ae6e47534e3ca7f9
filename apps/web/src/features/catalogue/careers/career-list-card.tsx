import type { CareerCard } from '@academy/contract/catalogue/careers';
import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/brand/icon.tsx';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { careerIcon } from './career-icons.ts';
import { DemandBadge } from './demand-badge.tsx';
import { wholeAmounts } from './whole-amounts.ts';

/** The whole card is a link to the career; its accessible name is only the title. */
export function CareerListCard({ career }: { career: CareerCard }) {
  return (
    <Card as="li" isLifting className="relative flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <IconTile icon={careerIcon(career.icon)} />
        <DemandBadge level={career.demandLevel} />
      </div>
      <h3>
        <a
          href={`/career-path/${career.id}`}
          className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {career.title}
        </a>
      </h3>
      <p className="text-ink-2">{career.description}</p>
      <p className="flex items-start gap-2 font-semibold">
        <Icon icon={Banknote} className="mt-[0.125em] text-ink-3" />
        <span className="min-w-0">
          <span className="sr-only">Average salary: </span>
          {wholeAmounts(career.averageSalary)}
        </span>
      </p>
      <WordList title="Skills" look="flex flex-wrap gap-1.5">
        {career.requiredSkills.map((skill) => (
          <li key={skill} className="rounded-bead bg-sunken px-2.5 py-0.5">
            {skill}
          </li>
        ))}
      </WordList>
      <WordList title="Courses">
        {career.relatedCourses.map(({ id, title }) => (
          <li key={id} className="inline after:content-[',_'] last:after:content-none">
            {title}
          </li>
        ))}
      </WordList>
    </Card>
  );
}

function WordList({ title, look, children }: { title: string; look?: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold text-base text-ink-3">{title}</h4>
      <ul className={classNames('text-ink-2', look)}>{children}</ul>
    </div>
  );
}

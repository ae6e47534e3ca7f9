import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import type { SkillLevel } from '../use-learning-tracks.ts';

/** The figures of the chart as a table. */
export function SkillTable({ skills }: { skills: readonly SkillLevel[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-touch list-none items-center gap-2 font-semibold text-accent-text [&::-webkit-details-marker]:hidden">
        Show as a table
        <Icon icon={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <table className="w-full border-collapse">
        <caption className="sr-only">Skill levels out of 100</caption>
        <thead>
          <tr className="border-b border-line-strong text-ink-3">
            <th scope="col" className="py-2 text-left font-semibold">
              Skill
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Level out of 100
            </th>
          </tr>
        </thead>
        <tbody>
          {skills.map(({ skill, level }) => (
            <tr key={skill} className="border-b last:border-b-0">
              <th scope="row" className="py-2 text-left font-normal">
                {skill}
              </th>
              <td className="py-2 text-right font-semibold tabular-nums">{level}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

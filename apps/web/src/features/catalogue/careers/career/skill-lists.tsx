import type { CareerAnswer } from '@academy/contract/catalogue/careers';
import { Check, type LucideIcon, Plus } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Card } from '../../../../ui/layout/card.tsx';

export function SkillLists({ skills }: { skills: CareerAnswer['skills'] }) {
  return (
    <>
      <SkillList title="Required skills" skills={skills.required} icon={Check} />
      <SkillList title="Nice-to-have skills" skills={skills.nice} icon={Plus} />
    </>
  );
}

function SkillList({ title, skills, icon }: { title: string; skills: readonly string[]; icon: LucideIcon }) {
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid gap-1.5">
        {skills.map((skill) => (
          <li key={skill} className="flex items-start gap-2 text-ink-2">
            <Icon icon={icon} className="mt-[0.125em] text-accent-text" />
            <span className="min-w-0">{skill}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

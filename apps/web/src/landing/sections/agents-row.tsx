import { BadgeCheck, Compass, LifeBuoy, type LucideIcon, Route, Users } from 'lucide-react';
import { Icon } from '../../ui/brand/icon.tsx';
import { classNames } from '../../ui/class-names.ts';

const agents: readonly { name: string; icon: LucideIcon; look: string }[] = [
  { name: 'Onboarda', icon: Compass, look: 'bg-agent-onboarda text-white' },
  { name: 'CurriculaBot', icon: Route, look: 'bg-agent-curriculabot text-white' },
  { name: 'HelpDeskAI', icon: LifeBuoy, look: 'bg-agent-helpdeskai text-white' },
  { name: 'CertifyPro', icon: BadgeCheck, look: 'bg-agent-certifypro text-agent-certifypro-ink' },
  { name: 'Engagio', icon: Users, look: 'bg-agent-engagio text-white' },
];

export function AgentsRow() {
  return (
    <ul className="grid gap-3 font-semibold sm:grid-cols-5 sm:gap-2">
      {agents.map(({ name, icon, look }) => (
        <li key={name} className="flex items-center gap-3 sm:flex-col sm:gap-2">
          <span
            className={classNames('grid size-11 shrink-0 place-items-center rounded-bead sm:size-15', look)}
          >
            <Icon icon={icon} size="large" />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

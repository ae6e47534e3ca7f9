import type { AgentType } from '@academy/domain/assistant/agents';
import { BadgeCheck, Compass, LifeBuoy, Route, Users } from 'lucide-react';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';

const ICONS = {
  compass: Compass,
  route: Route,
  'life-buoy': LifeBuoy,
  award: BadgeCheck,
  users: Users,
} as const;

const LOOKS: Readonly<Record<AgentType, string>> = {
  onboarda: 'bg-agent-onboarda text-agent-onboarda-ink',
  curriculabot: 'bg-agent-curriculabot text-agent-curriculabot-ink',
  helpdeskai: 'bg-agent-helpdeskai text-agent-helpdeskai-ink',
  certifypro: 'bg-agent-certifypro text-agent-certifypro-ink',
  engagio: 'bg-agent-engagio text-agent-engagio-ink',
};

const SIZES = { small: 'size-8', medium: 'size-10', large: 'size-11' } as const;

interface AgentFaceProps {
  agent: { readonly type: AgentType; readonly icon: string };
  size: keyof typeof SIZES;
}

/** Always decorative, next to a name. */
export function AgentFace({ agent, size }: AgentFaceProps) {
  const icon = ICONS[agent.icon as keyof typeof ICONS] ?? LifeBuoy;
  return (
    <span
      className={classNames('grid shrink-0 place-items-center rounded-bead', LOOKS[agent.type], SIZES[size])}
    >
      <Icon icon={icon} />
    </span>
  );
}

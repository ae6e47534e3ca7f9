import { Award } from 'lucide-react';
import { Icon } from '../../ui/brand/icon.tsx';

export function ProjectPassed() {
  return (
    <div className="lesson-completed">
      <Icon icon={Award} size="large" />
      <p className="min-w-0">
        <strong className="block font-heading text-lg">Project completed</strong>
        Every part is there and every point is ticked. We do not grade projects: this one is yours to judge
        and to use.
      </p>
    </div>
  );
}

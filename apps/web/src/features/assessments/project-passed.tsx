import { Award } from 'lucide-react';
import { Icon } from '../../ui/brand/icon.tsx';

export function ProjectPassed() {
  return (
    <div className="lesson-completed">
      <Icon icon={Award} size="large" />
      <p className="min-w-0">
        <strong className="block font-heading text-lg">Project completed</strong>
        Every part is there and every point is ticked. Nobody has graded it: it is yours to judge and to use.
      </p>
    </div>
  );
}

import { PASSWORD_SCORE_MOST, scorePassword } from '@academy/domain/accounts/identity';
import { Check, Circle } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';

const beads = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-warning', 'bg-success'] as const;

/** SET-09 to SET-12: four beads, a word, and what each bead means. */
export function PasswordMeter({ password }: { password: string }) {
  const { score, label, merits } = scorePassword(password);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <meter className="sr-only" aria-label="Password strength" max={PASSWORD_SCORE_MOST} value={score}>
          {label}
        </meter>
        <span aria-hidden="true" className="flex flex-wrap gap-1.5">
          {merits.map(({ name }, index) => (
            <span
              key={name}
              className={classNames('h-2 w-9 rounded-full', index < score ? beads[score] : 'bg-line-strong')}
            />
          ))}
        </span>
        <span aria-live="polite" className="font-semibold text-ink">
          {label}
        </span>
      </div>
      <ul aria-label="What makes a password strong" className="grid gap-1 sm:grid-cols-2">
        {merits.map(({ name, isMet }) => (
          <li key={name} className={classNames('flex items-center gap-2', isMet && 'text-success-text')}>
            <Icon icon={isMet ? Check : Circle} />
            <span>
              {name}
              <span className="sr-only">{isMet ? ': met' : ': not met'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

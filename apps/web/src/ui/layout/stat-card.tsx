import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

const tones = {
  accent: 'text-accent-text',
  sun: 'text-sun-text',
  bloom: 'text-bloom-text',
  success: 'text-success-text',
  info: 'text-info-text',
} as const;

export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** Small, after the figure: `%`, `days`. */
  unit?: string | undefined;
  icon?: LucideIcon | undefined;
  tone?: keyof typeof tones | undefined;
}

/** Used in a StatGrid. */
export function StatCard({ label, value, unit, icon, tone = 'accent' }: StatCardProps) {
  return (
    <div className="grid min-w-0 content-between gap-1 rounded-lg border bg-surface p-4 md:p-5">
      <dt className="flex items-start gap-2 leading-[1.3] text-ink-2">
        {icon !== undefined && <Icon icon={icon} className={tones[tone]} />}
        <span className="min-w-0">{label}</span>
      </dt>
      <dd className="font-bold font-heading text-2xl leading-[1.1] tracking-[-0.01em]">
        {value}
        {unit !== undefined && (
          <small className="font-semibold text-base text-ink-3 tracking-normal">
            {unit === '%' ? unit : ` ${unit}`}
          </small>
        )}
      </dd>
    </div>
  );
}

export function StatGrid({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 md:gap-4',
        className,
      )}
    >
      {children}
    </dl>
  );
}

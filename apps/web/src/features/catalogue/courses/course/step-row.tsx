import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';

interface StepRowProps {
  icon: LucideIcon;
  iconClassName: string;
  title: string;
  /** Without an address the step is not open to this learner. */
  href?: string | undefined;
  /** Not open to this learner, and displayed so. */
  isQuiet?: boolean;
  badge?: ReactNode;
  /** State, time and size, read out in words. */
  children: ReactNode;
}

const shape = 'flex min-h-touch items-start gap-3 rounded-md px-3 py-2.5';

/** One line of the syllabus: a lesson, an assessment or the project. */
export function StepRow({
  icon,
  iconClassName,
  title,
  href,
  isQuiet = false,
  badge,
  children,
}: StepRowProps) {
  const contents = (
    <>
      <Icon icon={icon} className={classNames('mt-[0.125em]', iconClassName)} />
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span
            className={classNames(
              'min-w-0',
              isQuiet ? 'text-ink-2' : 'font-semibold',
              href && 'text-accent-text',
            )}
          >
            {title}
          </span>
          {badge}
        </span>
        <span className={isQuiet ? 'text-ink-3' : 'text-ink-2'}>{children}</span>
      </span>
    </>
  );
  return href === undefined ? (
    <div className={shape}>{contents}</div>
  ) : (
    <a href={href} className={classNames(shape, 'text-inherit no-underline hover:bg-hover')}>
      {contents}
    </a>
  );
}

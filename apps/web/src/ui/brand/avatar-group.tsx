import { classNames } from '../class-names.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

type AvatarGroupPerson = Pick<AvatarProps, 'name' | 'fallback' | 'imageUrl'>;

export interface AvatarGroupProps {
  people: readonly AvatarGroupPerson[];
  /** The remaining people are shown as a number. */
  limit?: number | undefined;
  /** Only where the names are not next to it. */
  label?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

export function AvatarGroup({ people, limit = 4, label, size = 'sm', className }: AvatarGroupProps) {
  const shown = people.slice(0, limit);
  const hiddenCount = people.length - shown.length;
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames('inline-flex items-center *:ring-2 *:ring-surface *:not-first:-ml-1', className)}
    >
      {shown.map((person) => (
        <Avatar key={person.name} {...person} size={size} />
      ))}
      {hiddenCount > 0 && (
        <span
          className={classNames(
            'inline-grid shrink-0 place-items-center rounded-bead bg-sunken px-1 font-semibold text-ink-2',
            size === 'sm' ? 'h-9 min-w-9' : 'h-11 min-w-11',
          )}
        >
          +{hiddenCount}
        </span>
      )}
    </span>
  );
}

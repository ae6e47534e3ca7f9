import { avatarLetters } from '@academy/domain/access';
import type { CourseGradient } from '@academy/domain/catalogue/courses';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';

export const GROUNDS: Readonly<Record<CourseGradient, string>> = {
  'blue-teal': 'bg-grad-blue-teal',
  'purple-pink': 'bg-grad-purple-pink',
  'orange-yellow': 'bg-grad-orange-yellow',
  'green-blue': 'bg-grad-green-blue',
};

/** The theme of an entry as a small square, or the picture of a person. */
export function EntrySwatch({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const theme = fields.gradientClass;
  if (typeof theme !== 'string') {
    const name = String(fields.name ?? '');
    return (
      <Avatar
        name={name}
        fallback={avatarLetters({ fullName: name, username: name })}
        imageUrl={fields.avatarUrl as string | null}
        size="sm"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames('mt-0.5 size-7.5 shrink-0 rounded-sm', GROUNDS[theme as CourseGradient])}
    />
  );
}

import { avatarLetters } from '@academy/domain/access';
import { AvatarGroup } from '../../../../ui/brand/avatar-group.tsx';
import type { Instructor } from './use-featured-instructors.ts';

/** Its space is reserved while the names are loading. */
export function InstructorLine({ instructors }: { instructors: readonly Instructor[] }) {
  const people = instructors.map(({ name, avatarUrl }) => ({
    name,
    imageUrl: avatarUrl,
    fallback: avatarLetters({ fullName: name, username: name }),
  }));
  const names = instructors.map(({ name }) => name).join(' and ');
  return (
    <p className="flex min-h-9 items-center gap-2 text-ink-3">
      {people.length > 0 && <AvatarGroup people={people} />}
      <span className="min-w-0">{names}</span>
    </p>
  );
}

import { avatarLetters } from '@academy/domain/access';
import { type ContentType, entryName } from '@academy/domain/catalogue/content';
import type { CourseGradient } from '@academy/domain/catalogue/courses';
import { formatRand } from '@academy/domain/kernel';
import { Avatar } from '../../../../ui/brand/avatar.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { CourseCover } from '../../../catalogue/courses/index.ts';
import type { Draft } from '../entry-draft.ts';

/** A live preview of the entry. */
export function EntryPreview({ type, draft }: { type: ContentType; draft: Draft }) {
  const name = entryName(draft) || 'No name yet';
  const { description, level, price, avatarUrl, imageUrl, gradientClass } = draft;
  const pictureOf = (address: unknown) => (typeof address === 'string' && address !== '' ? address : null);
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold">Preview</figcaption>
      <div className="overflow-hidden rounded-lg border bg-surface shadow-card">
        {type === 'instructor' ? (
          <div className="flex items-center gap-3 p-4">
            <Avatar
              name={name}
              fallback={avatarLetters({ fullName: name, username: name })}
              imageUrl={pictureOf(avatarUrl)}
              size="lg"
              isNeeded
            />
            <b className="min-w-0 font-semibold wrap-anywhere">{name}</b>
          </div>
        ) : (
          <>
            <CourseCover
              course={{
                cover: 'waves',
                gradientClass: gradientClass as CourseGradient,
                imageUrl: pictureOf(imageUrl),
              }}
              className="flex h-24 items-end p-3"
            >
              {typeof level === 'string' && <Badge tone="cover">{level}</Badge>}
            </CourseCover>
            <div className="grid gap-1 p-4">
              <b className="font-semibold wrap-anywhere">{name}</b>
              {typeof description === 'string' && description !== '' && (
                <p className="line-clamp-2 text-ink-2 wrap-anywhere">{description}</p>
              )}
              {typeof price === 'string' && /^\d+$/.test(price) && (
                <b className="font-display font-bold">{formatRand(Number(price))}</b>
              )}
            </div>
          </>
        )}
      </div>
    </figure>
  );
}

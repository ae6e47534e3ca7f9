import { useState } from 'react';
import { classNames } from '../class-names.ts';

const colours = [
  'bg-avatar-1 text-avatar-1-ink',
  'bg-avatar-2 text-avatar-2-ink',
  'bg-avatar-3 text-avatar-3-ink',
  'bg-avatar-4 text-avatar-4-ink',
  'bg-avatar-5 text-avatar-5-ink',
  'bg-avatar-6 text-avatar-6-ink',
] as const;

const sizes = { sm: 'size-9', md: 'size-11', lg: 'size-20 text-2xl', xl: 'size-28 text-3xl' } as const;

export interface AvatarProps {
  /** Determines the colour: the same person has the same one everywhere. */
  name: string;
  /** The two letters shown without a picture. */
  fallback: string;
  imageUrl?: string | null | undefined;
  /** Only where the name is not next to it. */
  label?: string | undefined;
  size?: keyof typeof sizes | undefined;
  /** Also in lite mode: the picture is what the page is about. */
  isNeeded?: boolean | undefined;
  className?: string | undefined;
}

export function Avatar({ name, fallback, imageUrl, label, size = 'md', isNeeded, className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const hasImage = typeof imageUrl === 'string' && imageUrl !== '' && imageUrl !== brokenUrl;
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-bead font-bold font-heading leading-none',
        sizes[size],
        colours[colourIndex(name)],
        className,
      )}
    >
      {/* Until the picture has loaded, which in lite mode it never does. */}
      {!(hasImage && imageUrl === loadedUrl) && fallback}
      {hasImage && (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          {...(isNeeded && { 'data-needed': '' })}
          className="absolute inset-0 size-full object-cover"
          onLoad={() => setLoadedUrl(imageUrl)}
          onError={() => setBrokenUrl(imageUrl)}
        />
      )}
    </span>
  );
}

/** FNV-1a, folded: names that differ in one letter still spread over the six colours. */
function colourIndex(name: string) {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % colours.length;
}

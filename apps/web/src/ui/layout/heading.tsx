import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  level: HeadingLevel;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A component does not know its depth in the page, so the level is passed in and the look stays the same. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}

import type { CollectionAnswer } from '@academy/contract/catalogue/collections';
import type { ReactNode } from 'react';
import { CourseCover } from '../courses/index.ts';

interface CollectionCoverProps {
  collection: Pick<CollectionAnswer, 'cover' | 'gradientClass'>;
  className: string;
  children?: ReactNode;
}

/** The beads of a course, on the collection's gradient. */
export function CollectionCover({ collection, ...rest }: CollectionCoverProps) {
  const { cover, gradientClass } = collection;
  return <CourseCover course={{ cover, gradientClass, imageUrl: null }} {...rest} />;
}

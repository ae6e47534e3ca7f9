interface Counted {
  readonly lessons: number;
  readonly writtenLessons: number;
}

/** A course with lessons still to come: it can be joined and begun for nothing, and is never sold before it is whole. */
export function isComingSoon({ lessons, writtenLessons }: Counted): boolean {
  return writtenLessons < lessons;
}

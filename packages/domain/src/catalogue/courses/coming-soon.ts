interface Counted {
  readonly lessons: number;
  readonly writtenLessons: number;
}

/** A course with lessons still to come: it can be joined and started for free, and is not sold until it is complete. */
export function isComingSoon({ lessons, writtenLessons }: Counted): boolean {
  return writtenLessons < lessons;
}

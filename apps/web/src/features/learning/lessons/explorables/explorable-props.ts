export interface ExplorableProps {
  /** Numbers set by the lesson, for the figures that take some. */
  readonly values: readonly number[] | null;
}

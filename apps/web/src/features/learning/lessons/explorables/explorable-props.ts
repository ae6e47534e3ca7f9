export interface ExplorableProps {
  /** Numbers of the lesson, for the figures that take some. */
  readonly values: readonly number[] | null;
}

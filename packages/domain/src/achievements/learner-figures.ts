/** What the rules of achievements look at. */
export interface LearnerFigures {
  readonly lessonsCompleted: number;
  readonly coursesRegistered: number;
  readonly coursesCompleted: number;
  readonly assessmentsPassed: number;
  readonly projectsPassed: number;
  readonly studyHours: number;
  /** Days in a row up to now, and the most there ever were. */
  readonly currentStreak: number;
  readonly longestStreak: number;
}

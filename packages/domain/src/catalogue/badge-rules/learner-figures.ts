/** What rules of achievements may use: each is counted from the learning log, and the list is closed. */
export const FIGURES = [
  'lessonsCompleted',
  'modulesCompleted',
  'coursesRegistered',
  'coursesCompleted',
  'assessmentsPassed',
  /** Assessments passed with 90 % or more, and those with everything right. */
  'distinctions',
  'perfectScores',
  'projectsPassed',
  'exercisesPassed',
  'checksAnswered',
  'studyHours',
  'longestStreak',
  'learningDays',
  'weekendDays',
  'nationalDays',
  'earlyLessons',
  'eveningLessons',
  'mostLessonsInADay',
  'comebacks',
  'sessionsAttended',
  'friendsJoined',
] as const;
export type Figure = (typeof FIGURES)[number];

export type LearnerFigures = Readonly<Record<Figure, number>> & {
  /** Days in a row up to now; `longestStreak` is the maximum so far. */
  readonly currentStreak: number;
};

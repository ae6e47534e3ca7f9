import type { LearnerFigures } from './learner-figures.ts';

export interface TrainingAchievement {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** A lucide icon. */
  readonly icon: string;
  readonly total: number;
  /** What counts towards the total: unlocked once it reaches it. */
  readonly best: (figures: LearnerFigures) => number;
  /** What is shown while it is locked, where that is not the same: a broken streak begins anew. */
  readonly shown?: (figures: LearnerFigures) => number;
}

const streak = {
  best: ({ longestStreak }: LearnerFigures) => longestStreak,
  shown: ({ currentStreak }: LearnerFigures) => currentStreak,
};

/** In the order in which they are shown. Ids are kept with those who have them and are never given again. */
export const TRAINING_ACHIEVEMENTS: readonly TrainingAchievement[] = [
  {
    id: 1,
    title: 'First Steps',
    description: 'Complete your first lesson',
    icon: 'footprints',
    total: 1,
    best: ({ lessonsCompleted }) => lessonsCompleted,
  },
  // 2§4: a streak of 7 days.
  {
    id: 2,
    title: 'Week Warrior',
    description: 'Learn 7 days in a row',
    icon: 'flame',
    total: 7,
    ...streak,
  },
  // 2§4: the third registered course.
  {
    id: 3,
    title: 'AI Explorer',
    description: 'Register for 3 courses',
    icon: 'compass',
    total: 3,
    best: ({ coursesRegistered }) => coursesRegistered,
  },
  // 2§4: a streak of 30 days.
  {
    id: 4,
    title: 'Marathon Learner',
    description: 'Learn 30 days in a row',
    icon: 'medal',
    total: 30,
    ...streak,
  },
  {
    id: 5,
    title: 'Put to the Test',
    description: 'Pass your first assessment',
    icon: 'clipboard-check',
    total: 1,
    best: ({ assessmentsPassed }) => assessmentsPassed,
  },
  {
    id: 6,
    title: 'Steady Reader',
    description: 'Complete 20 lessons',
    icon: 'book-open-check',
    total: 20,
    best: ({ lessonsCompleted }) => lessonsCompleted,
  },
  {
    id: 7,
    title: 'Ten Good Hours',
    description: 'Study for 10 hours',
    icon: 'hourglass',
    total: 10,
    best: ({ studyHours }) => studyHours,
  },
  {
    id: 8,
    title: 'From Start to Finish',
    description: 'Complete a whole course',
    icon: 'graduation-cap',
    total: 1,
    best: ({ coursesCompleted }) => coursesCompleted,
  },
  {
    id: 9,
    title: 'Made by Me',
    description: 'Complete a course project',
    icon: 'hammer',
    total: 1,
    best: ({ projectsPassed }) => projectsPassed,
  },
];

// The product's accounts and addresses that the benchmarks use.

export const DEMO_LEARNER = { username: 'learner', password: 'NexiiDemo1!' };
export const COURSE = 'ai-fundamentals';
export const LESSON = 'af-features-and-labels';
export const SCREENS = {
  landing: '/',
  home: '/',
  course: `/course/${COURSE}`,
  lesson: `/course/${COURSE}/lesson/${LESSON}`,
};

import { addDays } from '../../kernel/index.ts';
import { type ItemFlag, lessonShares } from './insights.ts';

const lesson = (
  [title, opened, completed, stopped]: readonly [string, number, number, number],
  index: number,
) => {
  const counts = { opened, completed, stopped };
  const moduleTitle = index < 3 ? 'What AI is' : 'How machines learn';
  return { lessonId: `sample-${index + 1}`, title, moduleTitle, ...counts, ...lessonShares(counts) };
};

const item = (
  [ask, asked, rightPercent, discrimination, flag]: readonly [
    string,
    number,
    number,
    number,
    ItemFlag | null,
  ],
  index: number,
) => ({
  assessmentId: 'sample-assessment',
  assessmentTitle: 'How machines learn',
  itemId: `sample-item-${index + 1}`,
  ask,
  lessonId: 'sample-4',
  lessonTitle: 'Learning from examples',
  asked,
  rightPercent,
  discrimination,
  flag,
});

// R3: invented, and only shown as a sample. The values of a day are in the order of `DAILY_FIGURES`.
export const SAMPLE_INSIGHTS = {
  courseId: 'sample',
  courses: [{ id: 'sample', title: 'AI Fundamentals' }],
  lessons: (
    [
      ['What a computer can decide', 58, 55, 1],
      ['Rules and examples', 54, 50, 2],
      ['Where AI is used near you', 50, 46, 2],
      ['Learning from examples', 45, 33, 9],
      ['When a model is wrong', 34, 31, 1],
    ] as const
  ).map(lesson),
  items: (
    [
      ['Which of these is training data?', 41, 78, 0.41, null],
      ['Why does the model fail on rainy days?', 40, 45, -0.12, 'strong-fail'],
      ['What does a label say?', 41, 98, 0.15, 'too-easy'],
    ] as const
  ).map(item),
  days: [
    [402, 0, 38, 12, 61, 4, 22, 0, 0, 0, 0],
    [431, 1, 41, 13, 70, 6, 31, 1, 0, 0, 0],
    [388, 0, 40, 13, 54, 3, 18, 0, 0, 0, 0],
    [367, 0, 39, 14, 49, 2, 15, 0, 0, 0, 0],
    [455, 0, 44, 15, 77, 5, 36, 0, 0, 0, 0],
    [472, 2, 47, 16, 81, 7, 40, 2, 0, 0, 0],
    [419, 0, 45, 16, 66, 4, 27, 0, 0, 0, 0],
  ].map((values, index) => ({ day: addDays('2025-09-14', index), values })),
};

import { chanceToPass, drawItems, isPass, passMark, seededRandom } from '@academy/domain/learning/questions';
import { expect, it } from 'vitest';
import { realContent } from '../test/real-content.ts';

const assessments = realContent.courseware.courses.flatMap(({ modules, final }) =>
  [...modules.map(({ assessment }) => assessment), final].filter((assessment) => assessment !== null),
);

it.each(assessments)(
  '$id is passed by a learner of 80 % in four of five attempts (decision 74)',
  (assessment) => {
    const { pick: total, items } = assessment;
    const mark = passMark(total);
    expect([isPass(mark - 1, total), isPass(mark, total)]).toEqual([false, true]);
    const bank = items.length;
    expect(chanceToPass({ total, mark, bank })).toBeGreaterThanOrEqual(0.8);
    expect(chanceToPass({ total, mark, bank, mastery: 0.5 })).toBeLessThan(0.1);
  },
);

it.each(assessments)('$id draws its lessons in proportion and its enemies apart', ({ pick, items }) => {
  const bank = items.map(({ lesson, enemies }) => ({ lessonId: lesson, enemies }));
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const drawn = drawItems(bank, pick, seededRandom(`attempt ${attempt}`));
    expect(drawn).toHaveLength(pick);
    const groups = drawn.flatMap(({ enemies }) => enemies ?? []);
    expect(new Set(groups).size).toBe(groups.length);
    for (const [lesson, ofLesson] of Map.groupBy(bank, ({ lessonId }) => lessonId))
      expect(drawn.filter(({ lessonId }) => lessonId === lesson).length).toBeGreaterThanOrEqual(
        Math.floor((pick * ofLesson.length) / bank.length),
      );
  }
});

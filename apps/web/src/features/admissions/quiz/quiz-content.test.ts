import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuizQuestion } from '@academy/domain/admissions/quiz';
import { describe, expect, it } from 'vitest';
import { checkQuiz, readContent } from '../../../../build/content-modules.ts';

const content = join(import.meta.dirname, '../../../../../../content');
const refuse = (reason: string): never => {
  throw new Error(reason);
};

function load(): QuizQuestion[] {
  const questions = readContent(join(content, 'quizzes/ai-readiness.yaml'));
  checkQuiz(questions, refuse);
  return questions;
}

const questions = load();

describe('the AI quiz (1§2, 1§3)', () => {
  it('QUIZ-01 has 5 questions with 4 options each', () => {
    expect(questions.map(({ options }) => options.length)).toEqual([4, 4, 4, 4, 4]);
  });

  it('QUIZ-02 has question, options, correct and explanation, and no more', () => {
    for (const question of questions)
      expect(Object.keys(question)).toEqual(['question', 'options', 'correct', 'explanation']);
  });

  it('QUIZ-02 the right option stands in every place once or more', () => {
    expect(new Set(questions.map(({ correct }) => correct))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('a file of questions', () => {
  const [first, ...others] = questions;
  const changed = (change: Partial<Record<keyof QuizQuestion, unknown>>) => [
    { ...first, ...change },
    ...others,
  ];

  it.each<[string, unknown, string]>([
    ['of four', others, 'it must be a list of 5 questions.'],
    ['of six', [first, ...questions], 'it must be a list of 5 questions.'],
    ['with an empty question', changed({ question: ' ' }), '"question" of question 1 must be a text.'],
    ['without an explanation', changed({ explanation: undefined }), '"explanation" of question 1'],
    ['with three options', changed({ options: ['a', 'b', 'c'] }), 'question 1 must have 4 options.'],
    ['with an empty option', changed({ options: ['a', 'b', 'c', ''] }), 'an option of question 1'],
    ['with twins', changed({ options: ['a', 'b', 'c', 'A '] }), 'must differ from each other'],
    ['with -1 as correct', changed({ correct: -1 }), 'from 0 to 3.'],
    ['with 4 as correct', changed({ correct: 4 }), 'from 0 to 3.'],
    ['with 1.5 as correct', changed({ correct: 1.5 }), 'from 0 to 3.'],
    ['with "2" as correct', changed({ correct: '2' }), 'from 0 to 3.'],
    ['of texts', ['a', 'b', 'c', 'd', 'e'], 'question 1 must have named entries.'],
  ])('QUIZ-01 QUIZ-02 %s is refused', (_, quiz, reason) => {
    expect(() => checkQuiz(quiz, refuse)).toThrow(reason);
  });

  it('is refused with its name when no check knows its folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'academy-content-'));
    const file = join(folder, 'stray.yaml');
    writeFileSync(file, 'a: 1');
    expect(() => readContent(file)).toThrow(/stray\.yaml: no check is written/);
    rmSync(folder, { recursive: true });
  });
});

import { impersonal } from '../../../database/personal-data.ts';
import { lessonPassages, textVectors } from './tables.ts';

const TAUGHT = 'What is taught.';

export const personalData = {
  lessonPassages: impersonal(lessonPassages, TAUGHT, [
    'lessonId',
    'position',
    'courseId',
    'title',
    'heading',
    'body',
    'sentences',
    'questions',
  ]),
  textVectors: impersonal(textVectors, 'Numbers that stand for the meaning of texts of the academy.', [
    'model',
    'textHash',
    'vector',
  ]),
};

import { DEMAND_LEVELS } from '@academy/domain/catalogue/careers';
import { CAREER_IDS } from '@academy/domain/catalogue/courses';
import Type, { type Static } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';
import { quoteSchema } from './courses.ts';

const texts = Type.Array(Type.String());
const careerId = Type.Enum([...CAREER_IDS]);

const careerCardProperties = {
  id: careerId,
  /** A lucide icon. */
  icon: Type.String(),
  title: Type.String(),
  description: Type.String(),
  averageSalary: Type.String(),
  demandLevel: Type.Enum([...DEMAND_LEVELS]),
  requiredSkills: texts,
  relatedCourses: Type.Array(strictObject({ id: Type.String(), title: Type.String() })),
};
const careerCardSchema = strictObject(careerCardProperties);
export type CareerCard = Static<typeof careerCardSchema>;

const careerSchema = strictObject({
  ...careerCardProperties,
  fullDescription: texts,
  /** Figures with a source; all others are samples. */
  published: Type.Array(strictObject({ says: Type.String(), source: Type.String(), date: Type.String() })),
  jobOutlook: strictObject({ growth: Type.String(), openings: Type.String(), companies: texts }),
  careerProgression: Type.Array(
    strictObject({ level: Type.String(), years: Type.String(), salary: Type.String() }),
  ),
  learningPath: Type.Array(strictObject({ phase: Type.String(), duration: Type.String(), courses: texts })),
  skills: strictObject({ required: texts, nice: texts }),
  dayInLife: texts,
});
export type CareerAnswer = Static<typeof careerSchema>;

const questionSchema = strictObject({
  id: Type.String(),
  ask: Type.String(),
  help: nullable(Type.String()),
  kind: Type.Enum(['interest', 'skill', 'constraint']),
  options: Type.Array(strictObject({ id: Type.String(), text: Type.String() })),
});

const resultSchema = strictObject({
  takenAt: Type.String({ format: 'date-time' }),
  /** Question to option, to review or change. */
  answers: Type.Record(Type.String(), Type.String()),
  hoursPerWeek: nullable(Type.Integer()),
  /** All eight, the best first. */
  scores: Type.Array(
    strictObject({
      careerId,
      title: Type.String(),
      percent: Type.Integer(),
      /** What the score consists of, the largest part first. */
      parts: Type.Array(strictObject({ label: Type.String(), percent: Type.Integer() })),
      /** What the career needs and the answers rule out; such a career comes last and is not suggested. */
      lacks: nullable(Type.String()),
    }),
  ),
  /** The three best with the reason and the first course to take. */
  best: Type.Array(
    strictObject({
      careerId,
      title: Type.String(),
      percent: Type.Integer(),
      /** Whole sentences about the learner: "You like to …". */
      reasons: texts,
      /** Null when every core course of the career is completed. */
      firstCourse: nullable(
        strictObject({
          id: Type.String(),
          title: Type.String(),
          hours: Type.Number(),
          quote: quoteSchema,
        }),
      ),
      /** At the learner's hours a week. */
      weeksForFirstCourse: nullable(Type.Integer()),
    }),
  ),
});
export type CareerResult = Static<typeof resultSchema>;

export const careerEndpoints = defineEndpoints({
  'GET /api/careers': {
    access: 'public',
    summary: 'The eight careers, in their order. Figures are indicative.',
    status: 200,
    answer: Type.Array(careerCardSchema),
    refusals: {},
  },
  'GET /api/careers/:careerId': {
    access: 'public',
    summary: 'One career.',
    params: strictObject({ careerId: Type.String({ maxLength: 100 }) }),
    status: 200,
    answer: careerSchema,
    refusals: { 'unknown-career': { status: 404, sentence: 'Career path not found.' } },
  },
  'GET /api/career-assessment': {
    access: 'signed-in',
    summary: 'The career assessment’s questions, and the caller’s last result.',
    status: 200,
    answer: strictObject({
      intro: Type.String(),
      questions: Type.Array(questionSchema),
      result: nullable(resultSchema),
    }),
    refusals: {},
  },
  'POST /api/career-assessment/results': {
    access: 'signed-in',
    summary: 'Answer the assessment; the result is kept and replaces the last one.',
    body: strictObject({
      answers: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 100 }), {
        maxProperties: 50,
      }),
    }),
    status: 200,
    answer: resultSchema,
    refusals: {
      'unanswered-question': { status: 400, sentence: 'Please answer every question.' },
    },
    isRepeatable: true,
  },
});

import { DEMAND_LEVELS } from '@academy/domain/catalogue/careers';
import { COURSE_LEVELS } from '@academy/domain/catalogue/courses';
import Type from 'typebox';
import { fields, id, oneLine, price, text } from '../shapes/texts.ts';
import { CAREERS, COVERS, GRADIENTS, TRACKS } from '../vocabulary.ts';

const DESCRIPTION_LENGTH = 120;
const TIME_OF_DAY = '^([01]\\d|2[0-3]):[0-5]\\d$';

const lines = (minItems: number, maxItems: number) => Type.Array(oneLine, { minItems, maxItems });
const points = Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 3 }));
const gradient = Type.Enum([...GRADIENTS]);

export const careerShape = fields({
  id: Type.Enum([...CAREERS]),
  icon: id,
  title: oneLine,
  description: Type.String({ minLength: 1, maxLength: DESCRIPTION_LENGTH }),
  fullDescription: lines(1, 4),
  averageSalary: oneLine,
  demandLevel: Type.Enum([...DEMAND_LEVELS]),
  requiredSkills: lines(1, 6),
  relatedCourses: Type.Array(id, { minItems: 1, maxItems: 5 }),
  jobOutlook: fields({ growth: oneLine, openings: oneLine, companies: lines(1, 12) }),
  // Figures with a source; all other figures of a career are samples.
  published: Type.Array(fields({ says: oneLine, source: oneLine, date: oneLine }), {
    minItems: 1,
    maxItems: 4,
  }),
  // The second step is the mid-level, whose salary is shown on the card.
  careerProgression: Type.Array(fields({ level: oneLine, years: oneLine, salary: oneLine }), { minItems: 2 }),
  learningPath: Type.Array(fields({ phase: oneLine, duration: oneLine, courses: lines(1, 9) }), {
    minItems: 1,
  }),
  skills: fields({ required: lines(1, 12), nice: lines(1, 12) }),
  dayInLife: lines(1, 12),
  fit: points,
  // Traits without which nobody can do the work.
  needs: Type.Optional(Type.Array(id, { minItems: 1, uniqueItems: true })),
  reasonsFor: Type.Record(Type.String(), oneLine),
});

export const careerAssessmentShape = fields({
  intro: text,
  traits: Type.Array(fields({ id, label: oneLine }), { minItems: 1 }),
  questions: Type.Array(
    fields({
      id,
      kind: Type.Enum(['interest', 'skill', 'constraint']),
      ask: oneLine,
      help: Type.Optional(oneLine),
      options: Type.Array(
        fields({
          id,
          text: oneLine,
          gives: points,
          without: Type.Optional(Type.Array(id, { minItems: 1, uniqueItems: true })),
          hoursPerWeek: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
        }),
        { minItems: 2, maxItems: 6 },
      ),
    }),
    { minItems: 1 },
  ),
});

// 2§2: the help page has five.
const HELP_QUESTIONS = 5;

export const helpShape = fields({
  questions: Type.Array(fields({ id, question: oneLine, answer: text }), {
    minItems: HELP_QUESTIONS,
    maxItems: HELP_QUESTIONS,
  }),
});

export const collectionsShape = fields({
  collections: Type.Array(
    fields({
      id,
      title: oneLine,
      summary: oneLine,
      gradient,
      cover: Type.Enum([...COVERS]),
      isFeatured: Type.Boolean(),
      rhythm: Type.Optional(oneLine),
      items: Type.Array(fields({ kind: Type.Enum(['lesson', 'course', 'career']), id, why: oneLine }), {
        minItems: 1,
      }),
    }),
    { minItems: 1 },
  ),
});

export const learningPathsShape = fields({
  paths: Type.Array(
    fields({
      id: Type.Enum([...TRACKS]),
      title: oneLine,
      description: oneLine,
      modules: Type.Array(
        fields({
          id,
          title: oneLine,
          description: oneLine,
          duration: oneLine,
          difficulty: oneLine,
          category: oneLine,
          lessons: Type.Integer({ minimum: 1 }),
          courseId: id,
          moduleId: Type.Union([id, Type.Null()]),
          price: Type.Optional(price),
          demoProgress: Type.Integer({ minimum: 0, maximum: 100 }),
        }),
        { minItems: 1 },
      ),
    }),
    { minItems: TRACKS.length, maxItems: TRACKS.length },
  ),
});

export const recommendedModulesShape = fields({
  modules: Type.Array(
    fields({
      id,
      title: oneLine,
      summary: oneLine,
      duration: oneLine,
      level: oneLine,
      courseId: id,
      moduleId: id,
    }),
    { minItems: 1 },
  ),
});

export const demoEventsShape = fields({
  events: Type.Array(
    fields({
      id,
      title: oneLine,
      eventType: oneLine,
      description: oneLine,
      dayOffset: Type.Integer({ minimum: -365, maximum: 365 }),
      time: Type.String({ pattern: TIME_OF_DAY }),
      minutes: Type.Integer({ minimum: 1, maximum: 2880 }),
      place: oneLine,
      seats: Type.Optional(Type.Integer({ minimum: 1 })),
      gradient,
    }),
  ),
});

const total = Type.Integer({ minimum: 0, maximum: 100_000 });
const programme = {
  id,
  title: oneLine,
  description: oneLine,
  level: Type.Enum([...COURSE_LEVELS]),
  gradientClass: gradient,
  featured: Type.Boolean(),
  active: Type.Boolean(),
  price: total,
};

export const programmesShape = fields({
  curricula: Type.Array(
    fields({
      ...programme,
      duration: oneLine,
      totalModules: total,
      totalLessons: total,
      estimatedHours: total,
      prerequisites: lines(0, 12),
      learningOutcomes: lines(1, 12),
    }),
  ),
  learningPaths: Type.Array(
    fields({
      ...programme,
      totalCurricula: total,
      estimatedMonths: Type.Integer({ minimum: 1, maximum: 120 }),
      skillsAcquired: lines(1, 12),
      careerOutcomes: lines(1, 12),
    }),
  ),
});

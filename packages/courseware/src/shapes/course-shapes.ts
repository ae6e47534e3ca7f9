import { INTAKE_MONDAYS } from '@academy/domain/catalogue/courses';
import Type from 'typebox';
import { AREAS, CAREERS, GRADIENTS, LEVELS, SKILLS, TRACKS } from '../vocabulary.ts';
import { fields, hours, id, oneLine, price, text } from './texts.ts';

const SUMMARY_LENGTH = 160;

export const skillName = Type.Enum([...SKILLS]);
const careers = Type.Array(Type.Enum([...CAREERS]));

export const courseShape = fields({
  title: oneLine,
  level: Type.Enum([...LEVELS]),
  hours,
  price,
  /** On which Monday of a month its groups begin. */
  intake: Type.Integer({ minimum: 1, maximum: INTAKE_MONDAYS }),
  track: Type.Optional(fields({ id: Type.Enum([...TRACKS]), place: Type.Integer({ minimum: 1 }) })),
  category: Type.Optional(Type.Integer({ minimum: 1 })),
  categoryPlace: Type.Optional(Type.Integer({ minimum: 1 })),
  featured: Type.Boolean(),
  area: Type.Enum([...AREAS]),
  summary: Type.String({ minLength: 1, maxLength: SUMMARY_LENGTH }),
  promise: text,
  outcomes: Type.Array(oneLine, { minItems: 1 }),
  requirements: Type.Array(oneLine, { minItems: 1 }),
  prerequisites: Type.Array(id),
  skills: fields(pointsOfSkills()),
  careers: fields({ core: careers, useful: careers }),
  instructors: Type.Array(id, { minItems: 1 }),
  gradient: Type.Enum([...GRADIENTS]),
  modules: Type.Array(id, { minItems: 1 }),
});

function pointsOfSkills() {
  const points = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
  return {
    Python: points,
    Mathematics: points,
    'Machine Learning': points,
    'Deep Learning': points,
    'Data Analysis': points,
    'Problem Solving': points,
  };
}

export const moduleShape = fields({
  id,
  title: oneLine,
  hours,
  summary: oneLine,
  price: Type.Optional(price),
  // The name of a file, or a lesson that is still to come; the reader tells them apart.
  lessons: Type.Array(Type.Unknown(), { minItems: 1 }),
});

export const plannedLessonShape = fields({ id, title: oneLine, idea: oneLine });

export const catalogueShape = fields({
  courses: Type.Array(id, { minItems: 1, uniqueItems: true }),
});

export const instructorsShape = fields({
  instructors: Type.Array(fields({ id, name: oneLine, about: oneLine })),
});

export const pilotCoursesShape = fields({
  courses: Type.Array(fields({ id, title: oneLine, hours: Type.Integer({ minimum: 1, maximum: 4 }) })),
});

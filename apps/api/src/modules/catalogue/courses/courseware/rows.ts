import type {
  Assessment,
  Course,
  Courseware,
  Exercise,
  Lesson,
  Module,
  WrittenLesson,
} from '@academy/courseware';

/** The exercise for the device: without its solution and without how a mistake is derived from it. */
function exerciseBody({ solution: _, mistakes, ...shown }: Exercise) {
  return { ...shown, mistakes: mistakes.map(({ when, say }) => ({ when, say })) };
}

function lessonBody({ skills, objectives, blocks, checks, exercise }: WrittenLesson) {
  return { skills, objectives, blocks, checks, exercise: exercise && exerciseBody(exercise) };
}

function courseRow(course: Course) {
  const { id, order, title, summary, promise, level, area, hours, gradient, cover, careers } = course;
  const ranked = [
    ...careers.core.map((career) => [career, 'core'] as const),
    ...careers.useful.map((career) => [career, 'useful'] as const),
  ];
  return {
    id,
    position: order,
    title,
    summary,
    promise,
    level,
    area,
    hours,
    price: course.priceInRand,
    intakeMonday: course.intakeMonday,
    isFeatured: course.isFeatured,
    categoryId: course.category?.id ?? null,
    categoryPlace: course.category?.place ?? null,
    trackId: course.track?.id ?? null,
    trackPlace: course.track?.place ?? null,
    gradient,
    cover,
    outcomes: [...course.outcomes],
    requirements: [...course.requirements],
    prerequisites: [...course.prerequisites],
    skills: course.skills,
    careers: Object.fromEntries(ranked),
    instructorIds: [...course.instructors],
    removedAt: null,
  };
}

function moduleRow(course: Course, module: Module) {
  const { id, order, title, summary, hours, priceInRand } = module;
  return {
    id,
    courseId: course.id,
    position: order,
    title,
    summary,
    hours,
    price: priceInRand,
    removedAt: null,
  };
}

function lessonRow(course: Course, module: Module, lesson: Lesson, position: number) {
  const place = { id: lesson.id, courseId: course.id, moduleId: module.id, position, title: lesson.title };
  if (lesson.kind === 'planned')
    return {
      ...place,
      idea: lesson.idea,
      minutes: null,
      version: 0,
      isWritten: false,
      isPreview: false,
      body: null,
      checkIds: [],
      hasExercise: false,
      solution: null,
      sizeBytes: 0,
      removedAt: null,
    };
  return {
    ...place,
    idea: null,
    minutes: lesson.minutes,
    version: lesson.version,
    isWritten: true,
    isPreview: lesson.isPreview,
    body: lessonBody(lesson),
    checkIds: lesson.checks.map(({ id }) => id),
    hasExercise: lesson.exercise !== null,
    solution: lesson.exercise?.solution ?? null,
    sizeBytes: lesson.sizeBytes,
    removedAt: null,
  };
}

function assessmentRow(course: Course, module: Module | null, assessment: Assessment) {
  const { id, title, minutes, pick } = assessment;
  const items = assessment.items.map(({ lesson, ...item }) => ({ lessonId: lesson, ...item }));
  return {
    id,
    courseId: course.id,
    moduleId: module?.id ?? null,
    title,
    minutes,
    pick,
    items,
    removedAt: null,
  };
}

/** The courseware as rows of its tables. */
export function coursewareRows({ courses, instructors, pilotCourses }: Omit<Courseware, 'helpers'>) {
  const modulesOf = courses.flatMap((course) => course.modules.map((module) => ({ course, module })));
  return {
    instructors: instructors.map((instructor, index) => ({ ...instructor, position: index + 1 })),
    courses: courses.map(courseRow),
    modules: modulesOf.map(({ course, module }) => moduleRow(course, module)),
    lessons: courses.flatMap((course) =>
      course.modules
        .flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })))
        .map(({ module, lesson }, index) => lessonRow(course, module, lesson, index + 1)),
    ),
    assessments: [
      ...modulesOf.flatMap(({ course, module }) =>
        module.assessment ? [assessmentRow(course, module, module.assessment)] : [],
      ),
      ...courses.flatMap((course) => (course.final ? [assessmentRow(course, null, course.final)] : [])),
    ],
    projects: courses.flatMap(({ id: courseId, project }) =>
      project
        ? [
            {
              id: project.id,
              courseId,
              title: project.title,
              minutes: project.minutes,
              briefHtml: project.briefHtml,
              parts: project.parts,
              checklist: project.checklist,
              removedAt: null,
            },
          ]
        : [],
    ),
    pilotCourses: [...pilotCourses],
  };
}
export type CoursewareRows = ReturnType<typeof coursewareRows>;

import type { Lint } from '../linted-course.ts';

/** Points of a skill must be given for something that is taught. */
export const checkSkillPoints: Lint = ({ course, outline, lessons }, report) => {
  // A lesson that is still to come may teach it.
  if (course.modules.some((module) => module.lessons.some(({ kind }) => kind === 'planned'))) return;
  const taught = new Set(lessons.flatMap(({ lesson }) => lesson.skills));
  for (const skill of Object.keys(course.skills) as (keyof typeof course.skills)[])
    if (!taught.has(skill))
      report(
        outline.source.file,
        outline.source.lineOf(['skills', skill]),
        `The course gives points of ${skill}, but none of its lessons lists that skill.`,
      );
};

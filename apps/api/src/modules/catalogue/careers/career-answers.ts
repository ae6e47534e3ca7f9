import type { CareerAnswer, CareerCard } from '@academy/contract/catalogue/careers';
import type { CareerGuide } from '@academy/courseware/academy-content';
import type { Catalogue } from '../courses/index.ts';

export function careerCard(career: CareerGuide, catalogue: Catalogue): CareerCard {
  const { id, icon, title, description, averageSalary, demandLevel, requiredSkills, relatedCourses } = career;
  return {
    id,
    icon,
    title,
    description,
    averageSalary,
    demandLevel,
    requiredSkills,
    relatedCourses: relatedCourses.flatMap((courseId) => {
      const course = catalogue.courseOf(courseId);
      return course ? [{ id: courseId, title: course.title }] : [];
    }),
  };
}

export function careerAnswer(career: CareerGuide, catalogue: Catalogue): CareerAnswer {
  const { fullDescription, published, jobOutlook, careerProgression, learningPath, skills, dayInLife } =
    career;
  return {
    ...careerCard(career, catalogue),
    fullDescription,
    published,
    jobOutlook,
    careerProgression,
    learningPath,
    skills,
    dayInLife,
  };
}

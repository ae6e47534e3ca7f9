import type { RoutePath } from '@academy/domain/access';
import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';

// Each page is a chunk of its own. A known path without a page shows the 404 card until its page is built.
const home = lazyPart(
  () => import('../features/home/home-page.tsx'),
  ({ HomePage }) => HomePage,
);
const profile = lazyPart(
  () => import('../features/identity/profile-page.tsx'),
  ({ ProfilePage }) => ProfilePage,
);

const waitlist = lazyPart(
  () => import('../features/invitations/waitlist-page.tsx'),
  ({ WaitlistPage }) => WaitlistPage,
);

const courses = lazyPart(
  () => import('../features/catalogue/courses-page.tsx'),
  ({ CoursesPage }) => CoursesPage,
);
const course = lazyPart(
  () => import('../features/catalogue/course-page.tsx'),
  ({ CoursePage }) => CoursePage,
);
const lesson = lazyPart(
  () => import('../features/lessons/lesson-page.tsx'),
  ({ LessonPage }) => LessonPage,
);
const assessment = lazyPart(
  () => import('../features/assessments/assessment-page.tsx'),
  ({ AssessmentPage }) => AssessmentPage,
);
const project = lazyPart(
  () => import('../features/assessments/project-page.tsx'),
  ({ ProjectPage }) => ProjectPage,
);
const events = lazyPart(
  () => import('../features/events/events-page.tsx'),
  ({ EventsPage }) => EventsPage,
);
const collections = lazyPart(
  () => import('../features/collections/collections-page.tsx'),
  ({ CollectionsPage }) => CollectionsPage,
);
const collection = lazyPart(
  () => import('../features/collections/collection-page.tsx'),
  ({ CollectionPage }) => CollectionPage,
);
const help = lazyPart(
  () => import('../features/help/help-page.tsx'),
  ({ HelpPage }) => HelpPage,
);
const learningPath = lazyPart(
  () => import('../features/learning-tracks/learning-path-page.tsx'),
  ({ LearningPathPage }) => LearningPathPage,
);
const careers = lazyPart(
  () => import('../features/careers/careers-page.tsx'),
  ({ CareersPage }) => CareersPage,
);
const career = lazyPart(
  () => import('../features/careers/career-page.tsx'),
  ({ CareerPage }) => CareerPage,
);
const careerAssessment = lazyPart(
  () => import('../features/careers/career-assessment-page.tsx'),
  ({ CareerAssessmentPage }) => CareerAssessmentPage,
);
const training = lazyPart(
  () => import('../features/training/training-page.tsx'),
  ({ TrainingPage }) => TrainingPage,
);
const myCourses = lazyPart(
  () => import('../features/teaching/my-courses-page.tsx'),
  ({ MyCoursesPage }) => MyCoursesPage,
);
const students = lazyPart(
  () => import('../features/teaching/students-page.tsx'),
  ({ StudentsPage }) => StudentsPage,
);

const PAGES: Partial<Record<RoutePath, ComponentType>> = {
  '/': home,
  '/dashboard': home,
  '/profile': profile,
  '/admin/waitlist': waitlist,
  '/events': events,
  '/collections': collections,
  '/collections/:id': collection,
  '/help': help,
  '/learning-path': learningPath,
  '/careers': careers,
  '/careers/:id': career,
  '/career-path/:id': career,
  '/career-assessment': careerAssessment,
  '/training': training,
  '/my-courses': myCourses,
  '/students': students,
  '/courses': courses,
  '/course/:id': course,
  '/course/:id/lesson/:lessonId': lesson,
  '/course/:id/assessment/:assessmentId': assessment,
  '/course/:id/project': project,
};

export function pageOf(path: RoutePath): ComponentType | undefined {
  return PAGES[path];
}

export function hasPage(path: RoutePath): boolean {
  return path in PAGES;
}

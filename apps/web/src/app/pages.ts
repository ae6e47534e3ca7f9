import type { RoutePath } from '@academy/domain/access';
import { type ComponentType, lazy } from 'react';

// Each page is a chunk of its own. A known path without a page shows the 404 card until its page is built.
const home = lazy(() =>
  import('../features/home/home-page.tsx').then(({ HomePage }) => ({ default: HomePage })),
);
const profile = lazy(() =>
  import('../features/identity/profile-page.tsx').then(({ ProfilePage }) => ({ default: ProfilePage })),
);

const waitlist = lazy(() =>
  import('../features/invitations/waitlist-page.tsx').then(({ WaitlistPage }) => ({ default: WaitlistPage })),
);

const courses = lazy(() =>
  import('../features/catalogue/courses-page.tsx').then(({ CoursesPage }) => ({ default: CoursesPage })),
);
const course = lazy(() =>
  import('../features/catalogue/course-page.tsx').then(({ CoursePage }) => ({ default: CoursePage })),
);
const lesson = lazy(() =>
  import('../features/lessons/lesson-page.tsx').then(({ LessonPage }) => ({ default: LessonPage })),
);
const assessment = lazy(() =>
  import('../features/assessments/assessment-page.tsx').then(({ AssessmentPage }) => ({
    default: AssessmentPage,
  })),
);
const project = lazy(() =>
  import('../features/assessments/project-page.tsx').then(({ ProjectPage }) => ({ default: ProjectPage })),
);
const events = lazy(() =>
  import('../features/events/events-page.tsx').then(({ EventsPage }) => ({ default: EventsPage })),
);
const collections = lazy(() =>
  import('../features/collections/collections-page.tsx').then(({ CollectionsPage }) => ({
    default: CollectionsPage,
  })),
);
const collection = lazy(() =>
  import('../features/collections/collection-page.tsx').then(({ CollectionPage }) => ({
    default: CollectionPage,
  })),
);
const help = lazy(() =>
  import('../features/help/help-page.tsx').then(({ HelpPage }) => ({ default: HelpPage })),
);
const learningPath = lazy(() =>
  import('../features/learning-tracks/learning-path-page.tsx').then(({ LearningPathPage }) => ({
    default: LearningPathPage,
  })),
);
const careers = lazy(() =>
  import('../features/careers/careers-page.tsx').then(({ CareersPage }) => ({ default: CareersPage })),
);
const career = lazy(() =>
  import('../features/careers/career-page.tsx').then(({ CareerPage }) => ({ default: CareerPage })),
);
const careerAssessment = lazy(() =>
  import('../features/careers/career-assessment-page.tsx').then(({ CareerAssessmentPage }) => ({
    default: CareerAssessmentPage,
  })),
);
const training = lazy(() =>
  import('../features/training/training-page.tsx').then(({ TrainingPage }) => ({ default: TrainingPage })),
);
const myCourses = lazy(() =>
  import('../features/teaching/my-courses-page.tsx').then(({ MyCoursesPage }) => ({
    default: MyCoursesPage,
  })),
);
const students = lazy(() =>
  import('../features/teaching/students-page.tsx').then(({ StudentsPage }) => ({ default: StudentsPage })),
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

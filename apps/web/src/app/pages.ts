import type { RoutePath } from '@academy/domain/access';
import { type ComponentType, lazy } from 'react';

// Each page is a chunk of its own. A known path without a page shows the 404 card until its page is built.
const home = lazy(() => import('./pages/home-page.tsx').then(({ HomePage }) => ({ default: HomePage })));
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

const PAGES: Partial<Record<RoutePath, ComponentType>> = {
  '/': home,
  '/dashboard': home,
  '/profile': profile,
  '/admin/waitlist': waitlist,
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

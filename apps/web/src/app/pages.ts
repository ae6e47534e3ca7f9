import { type RoutePath, routeOf } from '@academy/domain/access';
import { type LazyPart, lazyPart } from '../lib/pages/lazy-part.tsx';

// Each page is a chunk of its own. A known path without a page shows the 404 card until its page is built.
const home = lazyPart(
  () => import('../features/home/home-page.tsx'),
  ({ HomePage }) => HomePage,
);

const career = lazyPart(
  () => import('../features/careers/career-page.tsx'),
  ({ CareerPage }) => CareerPage,
);

const PAGES: Partial<Record<RoutePath, LazyPart<object>>> = {
  '/': home,
  '/dashboard': home,
  '/profile': lazyPart(
    () => import('./pages/own-page.tsx'),
    ({ OwnPage }) => OwnPage,
  ),
  '/settings': lazyPart(
    () => import('./pages/settings-page.tsx'),
    ({ SettingsPage }) => SettingsPage,
  ),
  '/settings/privacy': lazyPart(
    () => import('../features/privacy/privacy-page.tsx'),
    ({ PrivacyPage }) => PrivacyPage,
  ),
  '/settings/second-factor': lazyPart(
    () => import('../features/second-factor/second-factor-page.tsx'),
    ({ SecondFactorPage }) => SecondFactorPage,
  ),
  '/settings/passkeys': lazyPart(
    () => import('../features/passkeys/passkeys-page.tsx'),
    ({ PasskeysPage }) => PasskeysPage,
  ),
  '/settings/email': lazyPart(
    () => import('../features/email-change/email-page.tsx'),
    ({ EmailPage }) => EmailPage,
  ),
  '/settings/quiet-hours': lazyPart(
    () => import('../features/mail-preferences/quiet-hours-page.tsx'),
    ({ QuietHoursPage }) => QuietHoursPage,
  ),
  '/settings/profile': lazyPart(
    () => import('../features/profile/edit-profile-page.tsx'),
    ({ EditProfilePage }) => EditProfilePage,
  ),
  '/settings/not-me': lazyPart(
    () => import('../features/identity/not-me-page.tsx'),
    ({ NotMePage }) => NotMePage,
  ),
  '/admin': lazyPart(
    () => import('../features/operations/operations-page.tsx'),
    ({ OperationsPage }) => OperationsPage,
  ),
  '/admin/people': lazyPart(
    () => import('../features/people/people-page.tsx'),
    ({ PeoplePage }) => PeoplePage,
  ),
  '/admin/audit': lazyPart(
    () => import('../features/people/audit-page.tsx'),
    ({ AuditPage }) => AuditPage,
  ),
  '/admin/health': lazyPart(
    () => import('../features/operations/health-page.tsx'),
    ({ HealthPage }) => HealthPage,
  ),
  '/admin/privacy': lazyPart(
    () => import('../features/privacy/register-page.tsx'),
    ({ RegisterPage }) => RegisterPage,
  ),
  '/admin/settings': lazyPart(
    () => import('../features/academy-settings/academy-settings-page.tsx'),
    ({ AcademySettingsPage }) => AcademySettingsPage,
  ),
  '/admin/waitlist': lazyPart(
    () => import('../features/invitations/waitlist-page.tsx'),
    ({ WaitlistPage }) => WaitlistPage,
  ),
  '/admin/rewards': lazyPart(
    () => import('../features/coins/staff/requests-page.tsx'),
    ({ RequestsPage }) => RequestsPage,
  ),
  '/crypto': lazyPart(
    () => import('../features/coins/coins-page.tsx'),
    ({ CoinsPage }) => CoinsPage,
  ),
  '/notices': lazyPart(
    () => import('../features/notices/notices-page.tsx'),
    ({ NoticesPage }) => NoticesPage,
  ),
  '/cms': lazyPart(
    () => import('../features/studio/studio-page.tsx'),
    ({ StudioPage }) => StudioPage,
  ),
  '/events': lazyPart(
    () => import('../features/events/events-page.tsx'),
    ({ EventsPage }) => EventsPage,
  ),
  '/collections': lazyPart(
    () => import('../features/collections/collections-page.tsx'),
    ({ CollectionsPage }) => CollectionsPage,
  ),
  '/collections/:id': lazyPart(
    () => import('../features/collections/collection-page.tsx'),
    ({ CollectionPage }) => CollectionPage,
  ),
  '/content': lazyPart(
    () => import('./pages/content-library/content-library-page.tsx'),
    ({ ContentLibraryPage }) => ContentLibraryPage,
  ),
  '/orders': lazyPart(
    () => import('../features/orders/orders-page.tsx'),
    ({ OrdersPage }) => OrdersPage,
  ),
  '/admin/payments': lazyPart(
    () => import('../features/bookkeeping/payments-page.tsx'),
    ({ PaymentsPage }) => PaymentsPage,
  ),
  '/admin/vouchers': lazyPart(
    () => import('../features/vouchers/vouchers-page.tsx'),
    ({ VouchersPage }) => VouchersPage,
  ),
  '/admin/agents': lazyPart(
    () => import('../features/agents-overview/agents-page.tsx'),
    ({ AgentsPage }) => AgentsPage,
  ),
  '/payment/return': lazyPart(
    () => import('../features/orders/payment-return-page.tsx'),
    ({ PaymentReturnPage }) => PaymentReturnPage,
  ),
  '/help': lazyPart(
    () => import('../features/help/help-page.tsx'),
    ({ HelpPage }) => HelpPage,
  ),
  '/learning-path': lazyPart(
    () => import('../features/learning-tracks/learning-path-page.tsx'),
    ({ LearningPathPage }) => LearningPathPage,
  ),
  '/careers': lazyPart(
    () => import('../features/careers/careers-page.tsx'),
    ({ CareersPage }) => CareersPage,
  ),
  '/careers/:id': career,
  '/career-path/:id': career,
  '/career-assessment': lazyPart(
    () => import('../features/careers/career-assessment-page.tsx'),
    ({ CareerAssessmentPage }) => CareerAssessmentPage,
  ),
  '/training': lazyPart(
    () => import('../features/training/training-page.tsx'),
    ({ TrainingPage }) => TrainingPage,
  ),
  '/achievements': lazyPart(
    () => import('../features/achievements/achievements-page.tsx'),
    ({ AchievementsPage }) => AchievementsPage,
  ),
  '/achievements/:id': lazyPart(
    () => import('../features/achievements/badge-page.tsx'),
    ({ BadgePage }) => BadgePage,
  ),
  '/leaderboard': lazyPart(
    () => import('../features/leaderboard/leaderboard-page.tsx'),
    ({ LeaderboardPage }) => LeaderboardPage,
  ),
  '/review': lazyPart(
    () => import('../features/reviews/review-page.tsx'),
    ({ ReviewPage }) => ReviewPage,
  ),
  '/my-courses': lazyPart(
    () => import('../features/teaching/my-courses-page.tsx'),
    ({ MyCoursesPage }) => MyCoursesPage,
  ),
  '/students': lazyPart(
    () => import('../features/teaching/students-page.tsx'),
    ({ StudentsPage }) => StudentsPage,
  ),
  '/authoring/:id': lazyPart(
    () => import('./pages/authoring-page.tsx'),
    ({ AuthoringPage }) => AuthoringPage,
  ),
  '/project-reviews': lazyPart(
    () => import('../features/project-reviews/project-reviews-page.tsx'),
    ({ ProjectReviewsPage }) => ProjectReviewsPage,
  ),
  '/project-reviews/:id': lazyPart(
    () => import('../features/project-reviews/project-review-page.tsx'),
    ({ ProjectReviewPage }) => ProjectReviewPage,
  ),
  '/tickets': lazyPart(
    () => import('../features/tickets/tickets-page.tsx'),
    ({ TicketsPage }) => TicketsPage,
  ),
  '/tickets/:id': lazyPart(
    () => import('../features/tickets/ticket-page.tsx'),
    ({ TicketPage }) => TicketPage,
  ),
  '/offline': lazyPart(
    () => import('../features/offline/offline-page.tsx'),
    ({ OfflinePage }) => OfflinePage,
  ),
  '/offline/:id': lazyPart(
    () => import('../features/offline/save-course-page.tsx'),
    ({ SaveCoursePage }) => SaveCoursePage,
  ),
  '/courses': lazyPart(
    () => import('../features/catalogue/courses-page.tsx'),
    ({ CoursesPage }) => CoursesPage,
  ),
  '/course/:id': lazyPart(
    () => import('./pages/catalogue/course-page.tsx'),
    ({ CoursePage }) => CoursePage,
  ),
  '/course/:id/lesson/:lessonId': lazyPart(
    () => import('../features/lessons/lesson-page.tsx'),
    ({ LessonPage }) => LessonPage,
  ),
  '/course/:id/assessment/:assessmentId': lazyPart(
    () => import('../features/assessments/assessment-page.tsx'),
    ({ AssessmentPage }) => AssessmentPage,
  ),
  '/course/:id/project': lazyPart(
    () => import('../features/assessments/project-page.tsx'),
    ({ ProjectPage }) => ProjectPage,
  ),
  '/course/:id/project/peers': lazyPart(
    () => import('../features/project-reviews/peer-reviews-page.tsx'),
    ({ PeerReviewsPage }) => PeerReviewsPage,
  ),
  '/course/:id/glossary': lazyPart(
    () => import('../features/lessons/glossary/glossary-page.tsx'),
    ({ GlossaryPage }) => GlossaryPage,
  ),
};

export function pageOf(path: RoutePath): LazyPart<object> | undefined {
  return PAGES[path];
}

/** Fetches the code of the page that a path shows. */
export function fetchPageAhead(path: string): void {
  const route = routeOf(path);
  if (route !== null) void PAGES[route]?.load();
}

export function hasPage(path: RoutePath): boolean {
  return path in PAGES;
}

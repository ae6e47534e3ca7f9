import { type RoutePath, routeOf } from '@academy/domain/access';
import { type LazyPart, lazyPart } from '../lib/pages/lazy-part.tsx';

// Each page is a chunk of its own. A known path without a page shows the 404 card until its page is built.
const home = lazyPart(
  () => import('../features/overview/home/home-page.tsx'),
  ({ HomePage }) => HomePage,
);

const career = lazyPart(
  () => import('../features/catalogue/careers/career-page.tsx'),
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
    () => import('../features/privacy/own-data/privacy-page.tsx'),
    ({ PrivacyPage }) => PrivacyPage,
  ),
  '/settings/second-factor': lazyPart(
    () => import('../features/accounts/second-factor/second-factor-page.tsx'),
    ({ SecondFactorPage }) => SecondFactorPage,
  ),
  '/settings/passkeys': lazyPart(
    () => import('../features/accounts/passkeys/passkeys-page.tsx'),
    ({ PasskeysPage }) => PasskeysPage,
  ),
  '/settings/email': lazyPart(
    () => import('../features/accounts/email-change/email-page.tsx'),
    ({ EmailPage }) => EmailPage,
  ),
  '/settings/quiet-hours': lazyPart(
    () => import('../features/accounts/mail-preferences/quiet-hours-page.tsx'),
    ({ QuietHoursPage }) => QuietHoursPage,
  ),
  '/settings/profile': lazyPart(
    () => import('../features/accounts/profile/edit-profile-page.tsx'),
    ({ EditProfilePage }) => EditProfilePage,
  ),
  '/settings/not-me': lazyPart(
    () => import('../features/accounts/identity/not-me-page.tsx'),
    ({ NotMePage }) => NotMePage,
  ),
  '/admin': lazyPart(
    () => import('../features/overview/operations/operations-page.tsx'),
    ({ OperationsPage }) => OperationsPage,
  ),
  '/admin/people': lazyPart(
    () => import('../features/accounts/people/people-page.tsx'),
    ({ PeoplePage }) => PeoplePage,
  ),
  '/admin/audit': lazyPart(
    () => import('../features/accounts/people/audit-page.tsx'),
    ({ AuditPage }) => AuditPage,
  ),
  '/admin/health': lazyPart(
    () => import('../features/overview/operations/health-page.tsx'),
    ({ HealthPage }) => HealthPage,
  ),
  '/admin/privacy': lazyPart(
    () => import('../features/privacy/own-data/register-page.tsx'),
    ({ RegisterPage }) => RegisterPage,
  ),
  '/admin/settings': lazyPart(
    () => import('../features/academy/academy-settings/academy-settings-page.tsx'),
    ({ AcademySettingsPage }) => AcademySettingsPage,
  ),
  '/admin/waitlist': lazyPart(
    () => import('../features/admissions/invitations/waitlist-page.tsx'),
    ({ WaitlistPage }) => WaitlistPage,
  ),
  '/admin/rewards': lazyPart(
    () => import('../features/rewards/coins/staff/requests-page.tsx'),
    ({ RequestsPage }) => RequestsPage,
  ),
  '/crypto': lazyPart(
    () => import('../features/rewards/coins/coins-page.tsx'),
    ({ CoinsPage }) => CoinsPage,
  ),
  '/notices': lazyPart(
    () => import('../features/academy/notices/notices-page.tsx'),
    ({ NoticesPage }) => NoticesPage,
  ),
  '/cms': lazyPart(
    () => import('../features/authoring/studio/studio-page.tsx'),
    ({ StudioPage }) => StudioPage,
  ),
  '/events': lazyPart(
    () => import('../features/teaching/events/events-page.tsx'),
    ({ EventsPage }) => EventsPage,
  ),
  '/collections': lazyPart(
    () => import('../features/catalogue/collections/collections-page.tsx'),
    ({ CollectionsPage }) => CollectionsPage,
  ),
  '/collections/:id': lazyPart(
    () => import('../features/catalogue/collections/collection-page.tsx'),
    ({ CollectionPage }) => CollectionPage,
  ),
  '/content': lazyPart(
    () => import('./pages/content-library/content-library-page.tsx'),
    ({ ContentLibraryPage }) => ContentLibraryPage,
  ),
  '/orders': lazyPart(
    () => import('../features/commerce/orders/orders-page.tsx'),
    ({ OrdersPage }) => OrdersPage,
  ),
  '/admin/payments': lazyPart(
    () => import('../features/commerce/bookkeeping/payments-page.tsx'),
    ({ PaymentsPage }) => PaymentsPage,
  ),
  '/admin/vouchers': lazyPart(
    () => import('../features/commerce/vouchers/vouchers-page.tsx'),
    ({ VouchersPage }) => VouchersPage,
  ),
  '/admin/agents': lazyPart(
    () => import('../features/assistant/agents-overview/agents-page.tsx'),
    ({ AgentsPage }) => AgentsPage,
  ),
  '/payment/return': lazyPart(
    () => import('../features/commerce/orders/payment-return-page.tsx'),
    ({ PaymentReturnPage }) => PaymentReturnPage,
  ),
  '/help': lazyPart(
    () => import('../features/catalogue/help/help-page.tsx'),
    ({ HelpPage }) => HelpPage,
  ),
  '/learning-path': lazyPart(
    () => import('../features/learning/learning-tracks/learning-path-page.tsx'),
    ({ LearningPathPage }) => LearningPathPage,
  ),
  '/careers': lazyPart(
    () => import('../features/catalogue/careers/careers-page.tsx'),
    ({ CareersPage }) => CareersPage,
  ),
  '/careers/:id': career,
  '/career-path/:id': career,
  '/career-assessment': lazyPart(
    () => import('../features/catalogue/careers/career-assessment-page.tsx'),
    ({ CareerAssessmentPage }) => CareerAssessmentPage,
  ),
  '/training': lazyPart(
    () => import('../features/teaching/training/training-page.tsx'),
    ({ TrainingPage }) => TrainingPage,
  ),
  '/achievements': lazyPart(
    () => import('../features/rewards/achievements/achievements-page.tsx'),
    ({ AchievementsPage }) => AchievementsPage,
  ),
  '/achievements/:id': lazyPart(
    () => import('../features/rewards/achievements/badge-page.tsx'),
    ({ BadgePage }) => BadgePage,
  ),
  '/leaderboard': lazyPart(
    () => import('../features/rewards/leaderboard/leaderboard-page.tsx'),
    ({ LeaderboardPage }) => LeaderboardPage,
  ),
  '/review': lazyPart(
    () => import('../features/learning/reviews/review-page.tsx'),
    ({ ReviewPage }) => ReviewPage,
  ),
  '/my-courses': lazyPart(
    () => import('../features/teaching/students/my-courses-page.tsx'),
    ({ MyCoursesPage }) => MyCoursesPage,
  ),
  '/students': lazyPart(
    () => import('../features/teaching/students/students-page.tsx'),
    ({ StudentsPage }) => StudentsPage,
  ),
  '/authoring/:id': lazyPart(
    () => import('./pages/authoring-page.tsx'),
    ({ AuthoringPage }) => AuthoringPage,
  ),
  '/project-reviews': lazyPart(
    () => import('../features/learning/project-reviews/project-reviews-page.tsx'),
    ({ ProjectReviewsPage }) => ProjectReviewsPage,
  ),
  '/project-reviews/:id': lazyPart(
    () => import('../features/learning/project-reviews/project-review-page.tsx'),
    ({ ProjectReviewPage }) => ProjectReviewPage,
  ),
  '/tickets': lazyPart(
    () => import('../features/teaching/tickets/tickets-page.tsx'),
    ({ TicketsPage }) => TicketsPage,
  ),
  '/tickets/:id': lazyPart(
    () => import('../features/teaching/tickets/ticket-page.tsx'),
    ({ TicketPage }) => TicketPage,
  ),
  '/offline': lazyPart(
    () => import('../features/learning/offline/offline-page.tsx'),
    ({ OfflinePage }) => OfflinePage,
  ),
  '/offline/:id': lazyPart(
    () => import('../features/learning/offline/save-course-page.tsx'),
    ({ SaveCoursePage }) => SaveCoursePage,
  ),
  '/courses': lazyPart(
    () => import('../features/catalogue/courses/courses-page.tsx'),
    ({ CoursesPage }) => CoursesPage,
  ),
  '/course/:id': lazyPart(
    () => import('./pages/courses/course-page.tsx'),
    ({ CoursePage }) => CoursePage,
  ),
  '/course/:id/lesson/:lessonId': lazyPart(
    () => import('../features/learning/lessons/lesson-page.tsx'),
    ({ LessonPage }) => LessonPage,
  ),
  '/course/:id/assessment/:assessmentId': lazyPart(
    () => import('../features/learning/assessments/assessment-page.tsx'),
    ({ AssessmentPage }) => AssessmentPage,
  ),
  '/course/:id/project': lazyPart(
    () => import('../features/learning/assessments/project-page.tsx'),
    ({ ProjectPage }) => ProjectPage,
  ),
  '/course/:id/project/peers': lazyPart(
    () => import('../features/learning/project-reviews/peer-reviews-page.tsx'),
    ({ PeerReviewsPage }) => PeerReviewsPage,
  ),
  '/course/:id/glossary': lazyPart(
    () => import('../features/learning/lessons/glossary/glossary-page.tsx'),
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

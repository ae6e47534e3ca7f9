// Every feature with its manifest. The order does not matter.
import { academySettings } from '../../features/academy/academy-settings/feature.ts';
import { notices } from '../../features/academy/notices/feature.ts';
import { confirmation } from '../../features/accounts/confirmation/feature.ts';
import { displaySettings } from '../../features/accounts/display-settings/feature.ts';
import { emailChange } from '../../features/accounts/email-change/feature.ts';
import { identity } from '../../features/accounts/identity/feature.ts';
import { mailPreferences } from '../../features/accounts/mail-preferences/feature.ts';
import { passkeys } from '../../features/accounts/passkeys/feature.ts';
import { people } from '../../features/accounts/people/feature.ts';
import { profile } from '../../features/accounts/profile/feature.ts';
import { secondFactor } from '../../features/accounts/second-factor/feature.ts';
import { invitations } from '../../features/admissions/invitations/feature.ts';
import { waitlist } from '../../features/admissions/waitlist/feature.ts';
import { agents } from '../../features/assistant/agents/feature.ts';
import { agentsOverview } from '../../features/assistant/agents-overview/feature.ts';
import { drafts } from '../../features/authoring/drafts/feature.ts';
import { studio } from '../../features/authoring/studio/feature.ts';
import { careers } from '../../features/catalogue/careers/feature.ts';
import { collections } from '../../features/catalogue/collections/feature.ts';
import { contentLibrary } from '../../features/catalogue/content-library/feature.ts';
import { courses } from '../../features/catalogue/courses/feature.ts';
import { help } from '../../features/catalogue/help/feature.ts';
import { search } from '../../features/catalogue/search/feature.ts';
import { bookkeeping } from '../../features/commerce/bookkeeping/feature.ts';
import { orders } from '../../features/commerce/orders/feature.ts';
import { payments } from '../../features/commerce/payments/feature.ts';
import { vouchers } from '../../features/commerce/vouchers/feature.ts';
import { assessments } from '../../features/learning/assessments/feature.ts';
import { learningTracks } from '../../features/learning/learning-tracks/feature.ts';
import { lessons } from '../../features/learning/lessons/feature.ts';
import { mastery } from '../../features/learning/mastery/feature.ts';
import { offline } from '../../features/learning/offline/feature.ts';
import { projectReviews } from '../../features/learning/project-reviews/feature.ts';
import { reviews } from '../../features/learning/reviews/feature.ts';
import { studyPlans } from '../../features/learning/study-plans/feature.ts';
import { home } from '../../features/overview/home/feature.ts';
import { operations } from '../../features/overview/operations/feature.ts';
import { ownData } from '../../features/privacy/own-data/feature.ts';
import { achievements } from '../../features/rewards/achievements/feature.ts';
import { certificates } from '../../features/rewards/certificates/feature.ts';
import { coins } from '../../features/rewards/coins/feature.ts';
import { leaderboard } from '../../features/rewards/leaderboard/feature.ts';
import { events } from '../../features/teaching/events/feature.ts';
import { students } from '../../features/teaching/students/feature.ts';
import { tickets } from '../../features/teaching/tickets/feature.ts';
import { training } from '../../features/teaching/training/feature.ts';
import { composedPages } from './composed-pages.ts';

export const LISTED_FEATURES = [
  academySettings,
  notices,
  confirmation,
  displaySettings,
  emailChange,
  identity,
  mailPreferences,
  passkeys,
  people,
  profile,
  secondFactor,
  invitations,
  waitlist,
  composedPages,
  agents,
  agentsOverview,
  drafts,
  studio,
  careers,
  collections,
  contentLibrary,
  courses,
  help,
  search,
  bookkeeping,
  orders,
  payments,
  vouchers,
  assessments,
  learningTracks,
  lessons,
  mastery,
  offline,
  projectReviews,
  reviews,
  studyPlans,
  home,
  operations,
  ownData,
  achievements,
  certificates,
  coins,
  leaderboard,
  events,
  students,
  tickets,
  training,
] as const;

import { academySettingsEndpoints } from './academy/academy-settings.ts';
import { noticeEndpoints } from './academy/notices.ts';
import { outboxEndpoints } from './academy/outbox.ts';
import { confirmationEndpoints } from './accounts/confirmation.ts';
import { displaySettingsEndpoints } from './accounts/display-settings.ts';
import { emailChangeEndpoints } from './accounts/email-change.ts';
import { identityEndpoints } from './accounts/identity.ts';
import { mailPreferenceEndpoints } from './accounts/mail-preferences.ts';
import { passkeyEndpoints } from './accounts/passkeys.ts';
import { peopleEndpoints } from './accounts/people.ts';
import { profileEndpoints } from './accounts/profiles.ts';
import { secondFactorEndpoints } from './accounts/second-factor.ts';
import { invitationEndpoints } from './admissions/invitations.ts';
import { waitlistEndpoints } from './admissions/waitlist.ts';
import { agentEndpoints } from './assistant/agents.ts';
import { coursePlanEndpoints } from './authoring/course-plan.ts';
import { authoringEndpoints } from './authoring/drafts.ts';
import { publicContentEndpoints, studioEndpoints } from './authoring/studio.ts';
import { careerEndpoints } from './catalogue/careers.ts';
import { collectionEndpoints } from './catalogue/collections.ts';
import { contentLibraryEndpoints } from './catalogue/content-library.ts';
import { catalogueEndpoints } from './catalogue/courses.ts';
import { helpEndpoints } from './catalogue/help.ts';
import { searchEndpoints } from './catalogue/search.ts';
import { bookkeepingEndpoints } from './commerce/bookkeeping.ts';
import { paymentEndpoints } from './commerce/payments.ts';
import { voucherEndpoints } from './commerce/vouchers.ts';
import type { AnswerOf, InputOf, RefusalCodeOf } from './endpoint.ts';
import { assessmentEndpoints } from './learning/assessments.ts';
import { learningEndpoints } from './learning/learning-log.ts';
import { learningTrackEndpoints } from './learning/learning-tracks.ts';
import { lessonEndpoints } from './learning/lessons.ts';
import { masteryEndpoints } from './learning/mastery.ts';
import { projectReviewEndpoints } from './learning/project-reviews.ts';
import { reviewEndpoints } from './learning/reviews.ts';
import { studyPlanEndpoints } from './learning/study-plans.ts';
import { operationsEndpoints } from './overview/operations.ts';
import { privacyEndpoints } from './privacy/own-data.ts';
import { achievementEndpoints } from './rewards/achievements.ts';
import { certificateEndpoints } from './rewards/certificates.ts';
import { coinEndpoints } from './rewards/coins.ts';
import { leaderboardEndpoints } from './rewards/leaderboard.ts';
import { eventEndpoints } from './teaching/events.ts';
import { sessionEndpoints } from './teaching/sessions.ts';
import { teachingEndpoints } from './teaching/students.ts';
import { ticketEndpoints } from './teaching/tickets.ts';
import { trainingEndpoints } from './teaching/training.ts';

export const endpoints = {
  ...operationsEndpoints,
  ...identityEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...confirmationEndpoints,
  ...emailChangeEndpoints,
  ...profileEndpoints,
  ...outboxEndpoints,
  ...peopleEndpoints,
  ...privacyEndpoints,
  ...academySettingsEndpoints,
  ...noticeEndpoints,
  ...mailPreferenceEndpoints,
  ...displaySettingsEndpoints,
  ...invitationEndpoints,
  ...waitlistEndpoints,
  ...catalogueEndpoints,
  ...publicContentEndpoints,
  ...studioEndpoints,
  ...authoringEndpoints,
  ...coursePlanEndpoints,
  ...learningEndpoints,
  ...lessonEndpoints,
  ...assessmentEndpoints,
  ...projectReviewEndpoints,
  ...searchEndpoints,
  ...eventEndpoints,
  ...collectionEndpoints,
  ...contentLibraryEndpoints,
  ...careerEndpoints,
  ...helpEndpoints,
  ...sessionEndpoints,
  ...trainingEndpoints,
  ...achievementEndpoints,
  ...leaderboardEndpoints,
  ...certificateEndpoints,
  ...learningTrackEndpoints,
  ...masteryEndpoints,
  ...teachingEndpoints,
  ...reviewEndpoints,
  ...studyPlanEndpoints,
  ...ticketEndpoints,
  ...coinEndpoints,
  ...paymentEndpoints,
  ...voucherEndpoints,
  ...bookkeepingEndpoints,
  ...agentEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type Input<Key extends keyof Endpoints> = InputOf<Endpoints[Key]>;
export type Answer<Key extends keyof Endpoints> = AnswerOf<Endpoints[Key]>;
/** The refusals of the business at one endpoint. */
export type RefusalCode<Key extends keyof Endpoints> = RefusalCodeOf<Endpoints[Key]>;

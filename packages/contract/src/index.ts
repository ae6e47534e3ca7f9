import { academySettingsEndpoints } from './academy-settings.ts';
import { achievementEndpoints } from './achievements.ts';
import { agentEndpoints } from './agents.ts';
import { assessmentEndpoints } from './assessments.ts';
import { authoringEndpoints } from './authoring.ts';
import { bookkeepingEndpoints } from './bookkeeping.ts';
import { careerEndpoints } from './careers.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { certificateEndpoints } from './certificates.ts';
import { coinEndpoints } from './coins.ts';
import { collectionEndpoints } from './collections.ts';
import { confirmationEndpoints } from './confirmation.ts';
import { contentLibraryEndpoints } from './content-library.ts';
import { coursePlanEndpoints } from './course-plan.ts';
import { displaySettingsEndpoints } from './display-settings.ts';
import { emailChangeEndpoints } from './email-change.ts';
import type { AnswerOf, InputOf, RefusalCodeOf } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { helpEndpoints } from './help.ts';
import { identityEndpoints } from './identity.ts';
import { invitationEndpoints } from './invitations.ts';
import { leaderboardEndpoints } from './leaderboard.ts';
import { learningEndpoints } from './learning.ts';
import { learningTrackEndpoints } from './learning-tracks.ts';
import { lessonEndpoints } from './lessons.ts';
import { mailPreferenceEndpoints } from './mail-preferences.ts';
import { masteryEndpoints } from './mastery.ts';
import { noticeEndpoints } from './notices.ts';
import { operationsEndpoints } from './operations.ts';
import { outboxEndpoints } from './outbox.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { paymentEndpoints } from './payments.ts';
import { peopleEndpoints } from './people.ts';
import { privacyEndpoints } from './privacy.ts';
import { profileEndpoints } from './profiles.ts';
import { projectReviewEndpoints } from './project-reviews.ts';
import { reviewEndpoints } from './reviews.ts';
import { searchEndpoints } from './search.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { sessionEndpoints } from './sessions.ts';
import { publicContentEndpoints, studioEndpoints } from './studio.ts';
import { studyPlanEndpoints } from './study-plans.ts';
import { teachingEndpoints } from './teaching.ts';
import { ticketEndpoints } from './tickets.ts';
import { trainingEndpoints } from './training.ts';
import { voucherEndpoints } from './vouchers.ts';
import { waitlistEndpoints } from './waitlist.ts';

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

import { achievementEndpoints } from './achievements.ts';
import { assessmentEndpoints } from './assessments.ts';
import { careerEndpoints } from './careers.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { collectionEndpoints } from './collections.ts';
import type { AnswerOf, InputOf, RefusalCodeOf } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { helpEndpoints } from './help.ts';
import { identityEndpoints } from './identity.ts';
import { invitationEndpoints } from './invitations.ts';
import { learningEndpoints } from './learning.ts';
import { learningTrackEndpoints } from './learning-tracks.ts';
import { lessonEndpoints } from './lessons.ts';
import { operationsEndpoints } from './operations.ts';
import { outboxEndpoints } from './outbox.ts';
import { searchEndpoints } from './search.ts';
import { sessionEndpoints } from './sessions.ts';
import { teachingEndpoints } from './teaching.ts';
import { trainingEndpoints } from './training.ts';
import { waitlistEndpoints } from './waitlist.ts';

export const endpoints = {
  ...operationsEndpoints,
  ...identityEndpoints,
  ...outboxEndpoints,
  ...invitationEndpoints,
  ...waitlistEndpoints,
  ...catalogueEndpoints,
  ...learningEndpoints,
  ...lessonEndpoints,
  ...assessmentEndpoints,
  ...searchEndpoints,
  ...eventEndpoints,
  ...collectionEndpoints,
  ...careerEndpoints,
  ...helpEndpoints,
  ...sessionEndpoints,
  ...trainingEndpoints,
  ...achievementEndpoints,
  ...learningTrackEndpoints,
  ...teachingEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type Input<Key extends keyof Endpoints> = InputOf<Endpoints[Key]>;
export type Answer<Key extends keyof Endpoints> = AnswerOf<Endpoints[Key]>;
/** The refusals of the business at one endpoint. */
export type RefusalCode<Key extends keyof Endpoints> = RefusalCodeOf<Endpoints[Key]>;

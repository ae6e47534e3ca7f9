import type { AnswerOf, InputOf } from './endpoint.ts';
import { identityEndpoints } from './identity.ts';
import { invitationEndpoints } from './invitations.ts';
import { operationsEndpoints } from './operations.ts';
import { outboxEndpoints } from './outbox.ts';
import { waitlistEndpoints } from './waitlist.ts';

export const endpoints = {
  ...operationsEndpoints,
  ...identityEndpoints,
  ...outboxEndpoints,
  ...invitationEndpoints,
  ...waitlistEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type Input<Key extends keyof Endpoints> = InputOf<Endpoints[Key]>;
export type Answer<Key extends keyof Endpoints> = AnswerOf<Endpoints[Key]>;

import type { Queryable } from '../../database/connect.ts';
import type { Replica } from '../../database/replica/open-replica.ts';
import type { Services } from '../../services.ts';
import type { DocumentGrants } from '../documents/document-grants.ts';
import type { ReadActor } from './actor.ts';
import type { PinToPrimary } from './pin-to-primary.ts';
import type { TokenCookie } from './sign-in-cookie.ts';

/** What the pipeline needs besides the services: how a request is authenticated. */
export interface Gate {
  readonly services: Pick<Services, 'db' | 'readiness' | 'clock' | 'securityLog'>;
  /** For read-only requests. */
  readonly reading: Queryable;
  readonly replica: Replica | null;
  readonly pinToPrimary: PinToPrimary;
  readonly cookie: TokenCookie;
  readonly deviceCookie: TokenCookie;
  readonly grants: DocumentGrants;
  readonly readActor: ReadActor;
  /** Staff have their rights only in a sign-in that has shown a second factor. */
  readonly needsStrongStaff: boolean;
  /** The time limit of a request. */
  readonly limitMs: number;
}

import type { Queryable } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import type { DocumentGrants } from '../documents/document-grants.ts';
import type { ReadActor } from './actor.ts';
import type { TokenCookie } from './sign-in-cookie.ts';

/** What the pipeline needs beside the services: how a request shows who it is. */
export interface Gate {
  readonly services: Pick<Services, 'db' | 'readiness' | 'clock' | 'securityLog'>;
  /** For what only reads. */
  readonly reading: Queryable;
  readonly cookie: TokenCookie;
  readonly deviceCookie: TokenCookie;
  readonly grants: DocumentGrants;
  readonly readActor: ReadActor;
  /** Staff act as staff only in a sign-in that has shown a second factor. */
  readonly needsStrongStaff: boolean;
  /** How long a request may take. */
  readonly limitMs: number;
}

import type { Services } from '../../services.ts';
import type { ReadActor } from './actor.ts';
import type { TokenCookie } from './sign-in-cookie.ts';

/** What the pipeline needs beside the services: how a request shows who it is. */
export interface Gate {
  readonly services: Pick<Services, 'db' | 'readiness' | 'clock' | 'securityLog'>;
  readonly cookie: TokenCookie;
  readonly deviceCookie: TokenCookie;
  readonly readActor: ReadActor;
  /** How long a request may take. */
  readonly limitMs: number;
}

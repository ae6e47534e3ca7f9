import type { IsolationKind } from '@academy/domain/overview/operations';
import { type Config, ConfigError } from './config.ts';

/** Untrusted programs never run under the server's own account, unless the operator has allowed it. */
export function requireIsolation(
  { isDemo, MARKING_ISOLATION, ROLE }: Pick<Config, 'isDemo' | 'MARKING_ISOLATION' | 'ROLE'>,
  isolation: IsolationKind,
): void {
  if (isolation !== 'none' || ROLE === 'web' || isDemo || MARKING_ISOLATION === 'best-effort') return;
  throw new ConfigError(
    'Programs of learners could only be marked under the account of this server. Allow user namespaces on this system, start the server as root so that they run as nobody, or set MARKING_ISOLATION=best-effort.',
  );
}

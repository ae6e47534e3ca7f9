import { ClusterError } from '@academy/managed-cluster';
import { ConfigError } from './config.ts';
import { isDatabaseAway, refusalOfDatabase } from './database/faults.ts';
import { MigrationError } from './database/migrating/migration-error.ts';
import { DatabaseAddressError } from './database/verify-addresses.ts';
import { SecretKeyError } from './gateways/secret-box.ts';
import { SigningKeyError } from './gateways/signing-keys.ts';
import { AssetsError } from './http/pages/kept-assets.ts';
import { CoursewareError } from './modules/catalogue/courses/index.ts';

const LISTEN_SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program is already using this address. Set PORT to a free one.',
  EADDRNOTAVAIL: 'This machine does not have the address that HOST names.',
};

/** Why the process could not start: one sentence where the operator can do something about it, else the error itself. */
export function sentenceOf(error: unknown): unknown {
  const isForPeople =
    error instanceof AssetsError ||
    error instanceof ConfigError ||
    error instanceof ClusterError ||
    error instanceof CoursewareError ||
    error instanceof DatabaseAddressError ||
    error instanceof MigrationError ||
    error instanceof SecretKeyError ||
    error instanceof SigningKeyError;
  if (isForPeople) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const ofDatabase =
    refusalOfDatabase(error) ?? (isDatabaseAway(error) ? 'The database is not answering.' : null);
  return LISTEN_SENTENCES[code] ?? ofDatabase ?? error;
}

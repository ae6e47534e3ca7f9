import type { Queryable } from '../../../../database/connect.ts';
import { SecretKeyError } from '../../../../gateways/secret-box.ts';
import type { Services } from '../../../../services.ts';
import { oldestSealedFactor } from '../second-factor/second-factors.store.ts';
import { addFingerprint, registeredFingerprint, setFingerprint } from './sealing-key.store.ts';

type KeyContext = Pick<Services, 'db' | 'clock' | 'config' | 'secretBox'>;

/**
 * Whether this server's key is the one that the academy seals with. A database from before the key was registered shows
 * it by the oldest of its secrets.
 */
export async function doesSecretKeyFit(
  { secretBox }: Pick<Services, 'secretBox'>,
  db: Queryable,
): Promise<boolean> {
  const registered = await registeredFingerprint(db);
  if (registered) return registered.equals(secretBox.fingerprint);
  const sealed = await oldestSealedFactor(db);
  return sealed === null || secretBox.open(sealed.secret, sealed.userId) !== null;
}

/** At every start. With another key the server could not read what is sealed, and the others could not read what it seals. */
export async function registerSealingKey(context: KeyContext): Promise<void> {
  const { db, clock, config, secretBox } = context;
  if (await doesSecretKeyFit(context, db)) await addFingerprint(db, secretBox.fingerprint, clock());
  // Of two servers that start on a new database one is first.
  if (await doesSecretKeyFit(context, db)) return;
  throw new SecretKeyError(
    `The secret key in ${config.SECRET_KEY_FILE} does not fit this database. Copy the file there from another server or from the backup and start again; if it is lost, run "npm run keys:replace".`,
  );
}

/** After the loss of the file. False when nothing was lost; otherwise authenticator apps have to be set up again. */
export async function replaceLostSealingKey(context: Omit<KeyContext, 'config'>): Promise<boolean> {
  const { db, clock, secretBox } = context;
  if (await doesSecretKeyFit(context, db)) return false;
  await setFingerprint(db, secretBox.fingerprint, clock());
  return true;
}

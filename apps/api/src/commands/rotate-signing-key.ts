// `npm run keys:rotate`: certificates are signed with a new key from the next start on; the earlier ones can still be verified.
import { ConfigError, readEnvironment } from '../config.ts';
import { rotateSigningKeys, SigningKeyError } from '../gateways/signing-keys.ts';

try {
  const { SIGNING_KEY_FILE } = readEnvironment();
  const id = rotateSigningKeys(SIGNING_KEY_FILE, new Date());
  console.log(
    `Added ${id} to ${SIGNING_KEY_FILE}. Keep a copy of the file, copy it to every other server of the academy, and restart them one by one.`,
  );
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof SigningKeyError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

// `npm run keys:replace`: after the loss of a key file, the academy goes on with new keys. A file that fits stays as it is.
// The server must be stopped if it has its own database.
import { ConfigError } from '../config.ts';
import { openSecretBox, SecretKeyError } from '../gateways/secret-box.ts';
import { replaceLostSealingKey } from '../modules/accounts/identity/index.ts';
import { replaceLostSigningKeys } from '../modules/rewards/certificates/index.ts';
import { withDatabase } from '../with-database.ts';

const clock = () => new Date();

try {
  const lines = await withDatabase(async (db, config) => {
    const keyId = await replaceLostSigningKeys({ db, clock, config });
    const secretBox = openSecretBox(config.SECRET_KEY_FILE);
    const isNewSecret = await replaceLostSealingKey({ db, clock, secretBox });
    return [
      ...(keyId === null
        ? []
        : [`${config.SIGNING_KEY_FILE} has a new key, ${keyId}. Certificates signed before stay valid.`]),
      ...(isNewSecret
        ? [
            `The key in ${config.SECRET_KEY_FILE} counts from now on. Authenticator apps have to be set up again: their owners sign in with a recovery code or a passkey, or you remove the second factor under People.`,
          ]
        : []),
    ];
  });
  console.log(
    lines.length === 0
      ? 'Both key files are the academy’s. Nothing was replaced.'
      : [...lines, 'Copy both files to every other server of the academy, and to your backup.'].join('\n'),
  );
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof SecretKeyError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

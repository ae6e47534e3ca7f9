import { tryCall } from '../../../lib/answers/api-client.ts';
import { takeReturnPath } from '../../../lib/pages/return-path.ts';
import { recordSignedIn } from '../../../lib/pages/signed-in-person.ts';
import { showCredential } from './credentials.ts';
import { challengeSentence, NOT_SHOWN, passkeySignInSentence } from './passkey-words.ts';

/** Returns the reason for a refusal, or null when the next page is loading. */
export async function signInWithPasskey(): Promise<string | null> {
  const challenge = await tryCall('POST /api/auth/passkey-sign-in/challenge', {});
  if (!challenge.ok) return challengeSentence(challenge.failure);
  const shown = await showCredential(challenge.answer).catch(() => null);
  if (!shown) return NOT_SHOWN;
  const signedIn = await tryCall('POST /api/auth/passkey-sign-in', shown);
  if (!signedIn.ok) return passkeySignInSentence(signedIn.failure);
  await recordSignedIn(signedIn.answer.id);
  location.assign(takeReturnPath());
  return null;
}

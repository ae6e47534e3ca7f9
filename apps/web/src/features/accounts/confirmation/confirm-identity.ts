import { tryCall } from '../../../lib/answers/api-client.ts';
import { showCredential } from '../passkeys/index.ts';
import {
  challengeSentence,
  codeSentence,
  EMPTY,
  NOT_SHOWN,
  passkeySentence,
  passwordSentence,
} from './confirmation-words.ts';

export type ConfirmationMethod = 'password' | 'code' | 'passkey';

async function showPasskey(): Promise<string | null> {
  const challenge = await tryCall('POST /api/auth/confirmation/passkey/challenge', {});
  if (!challenge.ok) return challengeSentence(challenge.failure);
  const shown = await showCredential(challenge.answer).catch(() => null);
  if (!shown) return NOT_SHOWN;
  const result = await tryCall('POST /api/auth/confirmation/passkey', shown);
  return result.ok ? null : passkeySentence(result.failure);
}

/** Returns the reason for a refusal, or null when the person has confirmed their identity. */
export async function confirmIdentity(way: ConfirmationMethod, typed: string): Promise<string | null> {
  if (way === 'passkey') return showPasskey();
  if (typed.trim() === '') return EMPTY[way];
  if (way === 'code') {
    const result = await tryCall('POST /api/auth/confirmation/code', { code: typed });
    return result.ok ? null : codeSentence(result.failure);
  }
  const result = await tryCall('POST /api/auth/confirmation/password', { password: typed });
  return result.ok ? null : passwordSentence(result.failure);
}

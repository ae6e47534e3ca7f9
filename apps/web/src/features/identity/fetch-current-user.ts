import type { CurrentUser } from '@academy/contract/identity';
import { callAsAnyone } from '../../lib/answers/api-client.ts';
import { keepDataPrice } from '../../lib/device/own-rate.ts';

/** Who is signed in; null for nobody. What data costs comes with it. */
export async function fetchCurrentUser(): Promise<CurrentUser | null> {
  const user = await callAsAnyone('GET /api/auth/user', {}, { outlivesSignIn: true });
  if (user) keepDataPrice(user.gigabytePriceInCents);
  return user;
}

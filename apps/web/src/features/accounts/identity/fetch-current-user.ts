import type { CurrentUser } from '@academy/contract/accounts/identity';
import { callAsAnyone } from '../../../lib/answers/api-client.ts';

/** The signed-in user; null for nobody. */
export function fetchCurrentUser(): Promise<CurrentUser | null> {
  return callAsAnyone('GET /api/auth/user', {}, { outlivesSignIn: true });
}

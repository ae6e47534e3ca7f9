import type { User } from '@academy/contract/identity';
import { callAsAnyone } from '../../lib/api-client.ts';

/** Who is signed in; null for nobody. */
export function fetchCurrentUser(): Promise<User | null> {
  return callAsAnyone('GET /api/auth/user', {});
}

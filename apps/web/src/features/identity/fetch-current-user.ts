import type { User } from '@academy/contract/identity';
import { fetchJson } from '../../lib/api-client.ts';

export const CURRENT_USER_PATH = '/api/auth/user';

/** Who is signed in; null for nobody: a 401 is an answer here, not an error. */
export function fetchCurrentUser(): Promise<User | null> {
  return fetchJson<User>(CURRENT_USER_PATH, 'null');
}

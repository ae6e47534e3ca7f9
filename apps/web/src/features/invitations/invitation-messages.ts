import { ApiError } from '../../lib/api-client.ts';

export const CONTACT_ADDRESS = 'hello@nexusai.academy';

export function invitationProblem(error: unknown): string {
  return error instanceof ApiError
    ? error.sentence
    : 'There is no connection. What you typed is still here: please try again.';
}

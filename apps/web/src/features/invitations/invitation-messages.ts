import { ApiError } from '../../lib/api-client.ts';

export { CONTACT_EMAIL as CONTACT_ADDRESS } from '@academy/domain/product';

export function invitationProblem(error: unknown): string {
  return error instanceof ApiError
    ? error.sentence
    : 'There is no connection. What you typed is still here: please try again.';
}

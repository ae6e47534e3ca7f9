import { useQuery } from '@tanstack/react-query';
import { answerKey } from '../../../lib/answers/answers.ts';
import { storeDataPrice } from '../../../lib/device/own-rate.ts';
import { fetchCurrentUser } from './fetch-current-user.ts';

export const CURRENT_USER_KEY = answerKey('GET /api/auth/user');

/** The current user's answer also contains the academy's price of data. */
async function currentUser() {
  const user = await fetchCurrentUser();
  if (user) storeDataPrice(user.gigabytePriceInCents);
  return user;
}

export function useCurrentUser() {
  return useQuery({ queryKey: CURRENT_USER_KEY, queryFn: currentUser });
}

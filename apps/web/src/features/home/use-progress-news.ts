import { useEffect } from 'react';
import { useAnswers } from '../../lib/answers.ts';
import { learningLogOf } from '../../lib/browser-learning-log.ts';
import { refreshProgress } from '../catalogue/index.ts';
import { useCurrentUser } from '../identity/index.ts';

/** What a lesson recorded in its last seconds arrives when Home is shown already. */
export function useProgressNews(): void {
  const answers = useAnswers();
  const { data: user } = useCurrentUser();
  const username = user?.username;
  useEffect(() => {
    if (username === undefined) return;
    return learningLogOf(username).subscribe(() => void refreshProgress(answers));
  }, [username, answers]);
}

import type { CourseAnswer } from '@academy/contract/catalogue';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { usePlace } from '../../catalogue/index.ts';
import { registrationFailed, registrationSuccessful } from './registration-messages.ts';

/** TRAIN-25: a place in a course, told in the words of the hub. */
export function useRegistration() {
  const { takePlace, isPending } = usePlace();

  /** Answers whether the learner has a place now, once everything shown agrees with it. */
  async function register(course: Pick<CourseAnswer, 'id' | 'quote'>, place: string): Promise<boolean> {
    const result = await takePlace(course);
    if (!result) return false;
    toast(result.ok ? registrationSuccessful(place) : registrationFailed(result.failure, place));
    await result.refreshed;
    return result.ok;
  }
  return { register, isPending };
}

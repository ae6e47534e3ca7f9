import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { registrationFailed, registrationSuccessful } from './registration-messages.ts';

/** TRAIN-25: takes a place in a course and tells so. */
export function useRegistration() {
  const { write, isPending } = useWrite('POST /api/courses/:courseId/enrolments');

  /** Answers whether the learner has a place now, once everything shown agrees with it. */
  async function register(courseId: string, place: string): Promise<boolean> {
    const result = await write({ courseId });
    if (!result) return false;
    toast(result.ok ? registrationSuccessful(place) : registrationFailed(result.failure));
    await result.refreshed;
    return result.ok;
  }
  return { register, isPending };
}

import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { registrationFailed, registrationSuccessful } from './registration-messages.ts';

/** All that a place in a course changes: the list, the hub, the progress, and the lessons that it opens. */
const CHANGED_PATHS = /^\/api\/(courses|training|learning-tracks|progress\/user|user\/progress|lessons\/)/;

/** TRAIN-25: takes a place in a course, tells so, and reads anew what it changed. */
export function useRegistration() {
  const queryClient = useQueryClient();
  const { write, isPending } = useWrite('POST /api/courses/:courseId/enrolments');

  /** Answers whether the learner has a place now, once everything shown agrees with it. */
  async function register(courseId: string, place: string): Promise<boolean> {
    const result = await write({ courseId });
    if (!result) return false;
    toast(result.ok ? registrationSuccessful(place) : registrationFailed(result.error));
    // Also after a refusal: who is registered already did it elsewhere.
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => CHANGED_PATHS.test(String(path)),
    });
    return result.ok;
  }
  return { register, isPending };
}

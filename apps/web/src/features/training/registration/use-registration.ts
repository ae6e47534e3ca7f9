import { useAnswers } from '../../../lib/answers.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { registrationFailed, registrationSuccessful } from './registration-messages.ts';

/** All that a place in a course changes: the list, the hub, the progress, and the lessons that it opens. */
const CHANGED = [
  'GET /api/courses',
  'GET /api/courses/:courseId',
  'GET /api/courses/:courseId/progress',
  'GET /api/training',
  'GET /api/learning-tracks',
  'GET /api/progress/user',
  'GET /api/user/progress',
  'GET /api/lessons/:lessonId',
] as const;

/** TRAIN-25: takes a place in a course, tells so, and reads anew what it changed. */
export function useRegistration() {
  const answers = useAnswers();
  const { write, isPending } = useWrite('POST /api/courses/:courseId/enrolments');

  /** Answers whether the learner has a place now, once everything shown agrees with it. */
  async function register(courseId: string, place: string): Promise<boolean> {
    const result = await write({ courseId });
    if (!result) return false;
    toast(result.ok ? registrationSuccessful(place) : registrationFailed(result.failure));
    // Also after a refusal: who is registered already did it elsewhere.
    await Promise.all(CHANGED.map((endpoint) => answers.refresh(endpoint)));
    return result.ok;
  }
  return { register, isPending };
}

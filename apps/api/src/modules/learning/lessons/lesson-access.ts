import type { Actor } from '../../../http/endpoints/actor.ts';

/** Trainers of the course read everything; everyone reads previews. */
export function mayRead(
  { user }: Actor,
  lesson: { readonly isPreview: boolean },
  isEnrolled: boolean,
): boolean {
  return isEnrolled || lesson.isPreview || user.role === 'trainer' || user.role === 'administrator';
}

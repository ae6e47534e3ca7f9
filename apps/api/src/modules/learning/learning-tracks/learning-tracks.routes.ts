import type { learningTrackEndpoints } from '@academy/contract/learning/learning-tracks';
import { accept } from '@academy/domain/kernel';
import { drawTracks } from '@academy/domain/learning/learning-tracks';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { type CatalogueCache, offeredCourses } from '../../catalogue/courses/index.ts';
import { courseStates } from './course-states.store.ts';

export function learningTrackHandlers({
  catalogue,
}: {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
}): Handlers<typeof learningTrackEndpoints> {
  return {
    async 'GET /api/learning-tracks'({ db, actor }) {
      const states = await courseStates(db, actor.userId);
      const courses = offeredCourses(await catalogue.read());
      return accept(drawTracks(courses, (courseId) => states.get(courseId)));
    },
  };
}

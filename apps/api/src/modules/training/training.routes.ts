import type { trainingEndpoints } from '@academy/contract/training';
import { accept } from '@academy/domain/kernel';
import { drawTracks } from '@academy/domain/learning-tracks';
import type { Handlers } from '../../http/endpoints/call.ts';
import { courseStates } from './learner-courses.store.ts';
import { listMyCourses, listStudents } from './list-taught.ts';
import { readAchievements } from './read-achievements.ts';
import { readTraining } from './read-training.ts';
import type { TrainingNeeds } from './training-needs.ts';

export function trainingHandlers(needs: TrainingNeeds): Handlers<typeof trainingEndpoints> {
  return {
    async 'GET /api/training'({ db, actor }) {
      return accept(await readTraining(needs, db, actor));
    },
    async 'GET /api/learning-tracks'({ db, actor }) {
      const states = await courseStates(db, actor.userId);
      const { courses } = await needs.catalogue.read();
      return accept(drawTracks(courses, (courseId) => states.get(courseId)));
    },
    async 'GET /api/achievements/user/details'({ db, actor }) {
      return accept(await readAchievements(db, actor.userId, needs.clock()));
    },
    async 'GET /api/my-courses'({ db, actor }) {
      return accept(await listMyCourses(db, await needs.catalogue.read(), actor.user));
    },
    async 'GET /api/students'({ db, actor }) {
      return accept(await listStudents(db, await needs.catalogue.read(), actor.user));
    },
  };
}

import type { trainingEndpoints } from '@academy/contract/teaching/training';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { readTraining, type TrainingContext } from './read-training.ts';

export function trainingHandlers(context: TrainingContext): Handlers<typeof trainingEndpoints> {
  return {
    async 'GET /api/training'({ db, actor }) {
      return accept(await readTraining(context, db, actor));
    },
  };
}

import { learningTrackEndpoints } from '@academy/contract/learning/learning-tracks';
import { defineModule } from '../../define-module.ts';
import { learningTrackHandlers } from './learning-tracks.routes.ts';

export const learningTracks = defineModule({
  endpoints: learningTrackEndpoints,
  handlers: learningTrackHandlers,
});

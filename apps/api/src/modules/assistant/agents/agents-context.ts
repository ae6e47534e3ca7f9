import type { Services } from '../../../services.ts';
import type { createEngines } from './create-engines.ts';

export type AgentsContext = Pick<Services, 'clock' | 'sidePool' | 'embedder'> &
  ReturnType<typeof createEngines>;

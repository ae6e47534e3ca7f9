export {
  distinctExamples,
  type HeardAs,
  type HeardExample,
  readWriters,
  type WrittenExamples,
} from './examples.ts';
export { FULL_FILE, LIGHT_FILE, learnWords } from './learn-words.ts';
export { noteKeptWeights, noteTraining } from './learnt-from.ts';

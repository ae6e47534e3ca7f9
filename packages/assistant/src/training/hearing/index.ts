export {
  distinctExamples,
  type HearingLabel,
  type LabelledExample,
  readWriters,
  type WrittenExamples,
} from './examples.ts';
export { FULL_FILE, LIGHT_FILE, learnWords } from './learn-words.ts';
export { recordKeptWeights, recordTraining } from './learnt-from.ts';

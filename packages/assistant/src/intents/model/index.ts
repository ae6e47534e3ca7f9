export { FEATURES, type Features, featuresOf, MEANT_INTENTS } from './features.ts';
export {
  INTENT_MODEL_FILE,
  type IntentGuess,
  IntentModel,
  LEARNT_WITH,
  packedModel,
  readIntentModel,
  softmax,
  sumsOf,
} from './intent-model.ts';
export { type HashedWords, WordsLearnt } from './known-words.ts';

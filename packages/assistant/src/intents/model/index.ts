export { FEATURES, type Features, featuresOf, MEANT_INTENTS } from './features.ts';
export {
  INTENT_MODEL_FILE,
  IntentModel,
  LEARNT_WITH,
  type Meant,
  packedModel,
  readIntentModel,
  softmax,
  sumsOf,
} from './intent-model.ts';
export { type HashedWords, WordsLearnt } from './known-words.ts';

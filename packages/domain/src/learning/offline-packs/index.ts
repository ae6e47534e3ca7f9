export {
  OFFLINE_ANSWERS_BYTES,
  type CodeBytes,
  codeNeeded,
  lessonsToSave,
  type PackLesson,
  type PackState,
  packBytes,
  packState,
  type SavedLesson,
} from './offline-pack.ts';

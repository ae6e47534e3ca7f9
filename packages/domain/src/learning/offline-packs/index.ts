export {
  type CodeBytes,
  codeNeeded,
  lessonsToSave,
  OFFLINE_ANSWERS_BYTES,
  type PackLesson,
  type PackState,
  packBytes,
  packState,
  type SavedLesson,
} from './offline-pack.ts';

export { isEnglishWord } from './english-words.ts';
export { openMiniLm } from './open-minilm.ts';

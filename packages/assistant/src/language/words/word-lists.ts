import { faultLine, readWords, WORDS_FOLDER, type WordLists } from './read-words.ts';

function faultlessWords(): WordLists {
  const { lists, faults } = readWords(WORDS_FOLDER);
  if (faults.length === 0) return lists;
  const lines = faults.map((fault) => faultLine(WORDS_FOLDER, fault));
  throw new Error(`The words of the assistant have faults:\n${lines.join('\n')}`);
}

/** Read once, when the program starts. */
export const WORD_LISTS: WordLists = faultlessWords();

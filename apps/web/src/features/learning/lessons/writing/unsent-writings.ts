import { defineUnsentWork, sendAndRefresh } from '../../../../lib/work/define-unsent-work.ts';
import { writingEntry } from './writing.ts';

/** By its id, `af-what-ai-is/notes`. */
export function writingWords(id: string): string {
  const [, slot] = id.split('/');
  if (slot === 'code') return 'Your program';
  return slot === 'notes' ? 'Your notes' : 'What you wrote in the lesson';
}

export const unsentWork = defineUnsentWork({
  entry: writingEntry,
  send(id, writing) {
    const [lessonId = '', slot = ''] = id.split('/');
    return sendAndRefresh('PUT /api/lessons/:lessonId/writings/:slot', { lessonId, slot, ...writing });
  },
  words: writingWords,
  at: ({ writtenAt }) => writtenAt,
  text: ({ text }) => text,
});

import type { CodeBytes } from '@academy/domain/learning/offline-packs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSaving, savingOf } from '../../../lib/offline/course-saver.ts';
import { weighOfflineAnswers } from '../../../lib/offline/offline-answers.ts';
import { weighCode } from '../../../lib/offline/saved-code.ts';

/** The saving of a course on this device, with its progress. */
export const useSaving = (courseId: string) => useSyncExternalStore(onSaving, () => savingOf(courseId));

/** The answers besides lessons are saved with the code of every lesson. */
async function weigh(userId: string): Promise<CodeBytes | null> {
  const code = await weighCode();
  return code && { ...code, lessons: code.lessons + (await weighOfflineAnswers(userId)) };
}

/** The missing bytes of code; undefined while unknown, null where the device cannot keep anything. */
export function useCodeBytes(userId: string, isSaving: boolean): CodeBytes | null | undefined {
  const [bytes, setBytes] = useState<CodeBytes | null | undefined>();
  useEffect(() => {
    if (isSaving) return;
    let isGone = false;
    void weigh(userId).then((weighed) => {
      if (!isGone) setBytes(weighed);
    });
    return () => {
      isGone = true;
    };
  }, [userId, isSaving]);
  return bytes;
}

import type { CodeBytes } from '@academy/domain/offline-packs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSaving, savingOf } from '../../lib/offline/course-saver.ts';
import { weighCode } from '../../lib/offline/saved-code.ts';

/** A course on its way to this device, followed while it comes. */
export const useSaving = (courseId: string) => useSyncExternalStore(onSaving, () => savingOf(courseId));

/** What the device lacks of the code; undefined while it is asked, null where it cannot keep anything. */
export function useCodeBytes(isSaving: boolean): CodeBytes | null | undefined {
  const [bytes, setBytes] = useState<CodeBytes | null | undefined>();
  useEffect(() => {
    if (isSaving) return;
    let isGone = false;
    void weighCode().then((weighed) => {
      if (!isGone) setBytes(weighed);
    });
    return () => {
      isGone = true;
    };
  }, [isSaving]);
  return bytes;
}

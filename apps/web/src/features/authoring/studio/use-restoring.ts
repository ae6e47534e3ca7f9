import type { ContentEntry } from '@academy/contract/authoring/studio';
import { CONTENT_PATHS, type ContentType } from '@academy/domain/catalogue/content';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { restored, settlingFailed } from './studio-messages.ts';
import { nameOf } from './studio-type.ts';

/** Restores a deleted entry: directly after deleting it, or from the list of deleted ones. */
export function useRestoring(type: ContentType) {
  const { write } = useWrite('POST /api/admin/content/:contentType/:contentId/restoration');
  return async (entry: Pick<ContentEntry, 'id' | 'fields'>) => {
    const result = await write({ contentType: CONTENT_PATHS[type], contentId: entry.id });
    if (result?.ok) toast(restored(nameOf(entry)));
    else if (result) toast(settlingFailed(result.failure));
  };
}

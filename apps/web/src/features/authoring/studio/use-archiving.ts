import type { ContentEntry } from '@academy/contract/authoring/studio';
import { CONTENT_PATHS, type ContentType } from '@academy/domain/catalogue/content';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { archived, settlingFailed } from './studio-messages.ts';
import { nameOf } from './studio-type.ts';

export function useArchiving(type: ContentType) {
  const { write } = useWrite('PUT /api/admin/content/:contentType/:contentId/archive');
  return async (entry: Pick<ContentEntry, 'id' | 'fields'>, isArchived: boolean) => {
    const result = await write({ contentType: CONTENT_PATHS[type], contentId: entry.id, isArchived });
    if (result?.ok) toast(archived(nameOf(entry), isArchived));
    else if (result) toast(settlingFailed(result.failure));
  };
}

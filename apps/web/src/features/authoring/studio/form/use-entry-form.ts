import type { ContentEntry } from '@academy/contract/authoring/studio';
import { CONTENT_PATHS, type ContentType, type EntryFields } from '@academy/domain/catalogue/content';
import { useState } from 'react';
import { call } from '../../../../lib/answers/api-client.ts';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { checkDraft, type Draft, draftOf, isSameDraft } from '../entry-draft.ts';
import { done, saveFailed } from '../studio-messages.ts';
import { createEndpoint, updateEndpoint } from '../studio-type.ts';

interface Conflict {
  readonly current: ContentEntry;
  readonly mine: EntryFields;
}

interface EntryForm {
  readonly type: ContentType;
  /** Null: a new entry. */
  readonly entry: ContentEntry | null;
  readonly first: Draft;
  readonly onSaved: () => void;
}

/** The typed values, their errors, and saving; what was typed stays whatever the server responds. */
export function useEntryForm({ type, entry, first, onSaved }: EntryForm) {
  const [draft, setDraft] = useState(first);
  // The saved values, as far as this form knows.
  const [saved, setSaved] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [version, setVersion] = useState(entry?.version);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const creating = useWrite(createEndpoint(type));
  const updating = useWrite(updateEndpoint(type));
  const { fields, faults } = checkDraft(type, draft);

  async function showConflict(id: string, mine: EntryFields) {
    const { entry: current } = await call('GET /api/admin/content/:contentType/:contentId', {
      contentType: CONTENT_PATHS[type],
      contentId: id,
    });
    setConflict({ current, mine });
  }

  async function save(saidVersion = version): Promise<void> {
    setIsSubmitted(true);
    if (fields === null) return;
    if (entry === null) {
      const result = await creating.write({ ...fields });
      if (!result) return;
      if (!result.ok) return void toast(saveFailed(type, 'create', result.failure));
      toast(done(type, 'created'));
      return onSaved();
    }
    const result = await updating.write({ ...fields, contentId: entry.id, version: saidVersion });
    if (!result) return;
    if (result.ok) {
      toast(done(type, 'updated'));
      return onSaved();
    }
    toast(saveFailed(type, 'update', result.failure));
    if (result.failure.code === 'changed-meanwhile')
      await showConflict(entry.id, fields).catch(() => undefined);
  }

  return {
    draft,
    conflict,
    faultOf: (name: string) => (isSubmitted || left.has(name) ? faults.get(name) : undefined),
    firstFault: [...faults.keys()][0],
    isDirty: !isSameDraft(draft, saved),
    isPending: creating.isPending || updating.isPending,
    change: (name: string, value: Draft[string]) => setDraft((old) => ({ ...old, [name]: value })),
    leave: (name: string) => setLeft((old) => new Set([...old, name])),
    save,
    closeConflict: () => setConflict(null),
    takeTheirs() {
      if (!conflict) return;
      const theirs = draftOf(type, conflict.current.fields);
      setDraft(theirs);
      setSaved(theirs);
      setVersion(conflict.current.version);
      setConflict(null);
    },
    async saveMine() {
      if (!conflict) return;
      setConflict(null);
      setVersion(conflict.current.version);
      await save(conflict.current.version);
    },
  };
}

import type { ContentEntry } from '@academy/contract/authoring/studio';
import {
  CONTENT_FIELDS,
  CONTENT_WORDS,
  type ContentType,
  copyName,
  newEntry,
} from '@academy/domain/catalogue/content';
import type { DefaultPrices } from '@academy/domain/product';
import { type FormEvent, useState } from 'react';
import { useBackGuard } from '../../../../lib/pages/leaving/use-back-guard.ts';
import { useWarningBeforeLeaving } from '../../../../lib/pages/leaving/warn-before-leaving.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { LeaveDialog } from '../../../../ui/overlays/leave-dialog.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { type Draft, draftOf } from '../entry-draft.ts';
import { nameOf } from '../studio-type.ts';
import { EntryPreview } from './entry-preview.tsx';
import { FieldInput } from './field-input.tsx';
import { useEntryForm } from './use-entry-form.ts';

export type Opened =
  | { readonly kind: 'new' }
  | { readonly kind: 'known' | 'copy'; readonly entry: ContentEntry };

function firstDraft(type: ContentType, opened: Opened, prices: DefaultPrices | undefined): Draft {
  if (opened.kind === 'new') return draftOf(type, newEntry(type, new Date(), prices));
  const draft = draftOf(type, opened.entry.fields);
  if (opened.kind === 'known') return draft;
  return { ...draft, [type === 'instructor' ? 'name' : 'title']: copyName(nameOf(opened.entry)) };
}

/** Two of these fields share a row where there is room. */
const NARROW: readonly string[] = ['integer', 'instant', 'choice'];

interface EntrySheetProps {
  type: ContentType;
  /** The initial values of a new entry; undefined where they did not load, and then as specified. */
  prices: DefaultPrices | undefined;
  opened: Opened;
  onClose: () => void;
}

/** CMS-04: the form of an entry. Leaving it with unsaved changes asks first. */
export function EntrySheet({ type, prices, opened, onClose }: EntrySheetProps) {
  const [first] = useState(() => firstDraft(type, opened, prices));
  const entry = opened.kind === 'known' ? opened.entry : null;
  const form = useEntryForm({ type, entry, first, onSaved: onClose });
  const [isLeaving, setIsLeaving] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const { name } = CONTENT_WORDS[type];
  useWarningBeforeLeaving(form.isDirty);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUploading) return;
    const wrong = form.firstFault;
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    void form.save();
  }
  const close = () => (form.isDirty ? setIsLeaving(true) : onClose());
  useBackGuard(form.isDirty, close);
  return (
    <>
      <Sheet
        isOpen
        onClose={close}
        title={`${entry ? 'Edit' : 'Create'} ${name}`}
        onSubmit={submit}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary" isPending={form.isPending || isUploading}>
              {entry ? 'Save' : 'Create'} {name}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {CONTENT_FIELDS[type].map((field) => (
            <div
              key={field.name}
              className={classNames('min-w-0', !NARROW.includes(field.kind) && 'sm:col-span-2')}
            >
              <FieldInput
                field={field}
                value={form.draft[field.name] ?? ''}
                error={form.faultOf(field.name)}
                onChange={(value) => form.change(field.name, value)}
                onLeave={() => form.leave(field.name)}
                onBusy={setIsUploading}
              />
            </div>
          ))}
          <div className="sm:col-span-2">
            <EntryPreview type={type} draft={form.draft} />
          </div>
        </div>
      </Sheet>
      <LeaveDialog isOpen={isLeaving} onStay={() => setIsLeaving(false)} onLeave={onClose} />
      {form.conflict && (
        <ConflictDialog
          type={type}
          current={form.conflict.current}
          mine={form.conflict.mine}
          isPending={form.isPending}
          onClose={form.closeConflict}
          onTakeTheirs={form.takeTheirs}
          onSaveMine={() => void form.saveMine()}
        />
      )}
    </>
  );
}

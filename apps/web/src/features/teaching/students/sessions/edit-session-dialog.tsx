import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import {
  MATERIAL_MOST_LINKS,
  MATERIAL_TITLE_MAX_CHARACTERS,
  SESSION_SEATS_MOST,
} from '@academy/domain/teaching/sessions';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { GuardedFormDialog } from '../../../../ui/overlays/guarded-form-dialog.tsx';
import { detailsProblem, detailsSaved } from '../teaching-messages.ts';

interface EditSessionDialogProps {
  session: SessionAnswer;
  isOpen: boolean;
  onClose: () => void;
}

const EMPTY_LINK = { title: '', url: '' };

/** Seats, and materials for the participants. */
export function EditSessionDialog({ session, isOpen, onClose }: EditSessionDialogProps) {
  const { write, isPending } = useWrite('PUT /api/sessions/:sessionId/details');
  const [seats, setSeats] = useState(String(session.seats));
  const [links, setLinks] = useState(session.material.length > 0 ? session.material : [EMPTY_LINK]);
  const [problem, setProblem] = useState('');

  async function save() {
    const count = Number(seats);
    if (!Number.isInteger(count) || count < 1 || count > SESSION_SEATS_MOST)
      return setProblem(`Please enter a number of seats from 1 to ${SESSION_SEATS_MOST}.`);
    const material = links.filter(({ title, url }) => `${title}${url}`.trim() !== '');
    const result = await write({ sessionId: session.id, seats: count, material });
    if (!result) return;
    if (!result.ok) return setProblem(detailsProblem(result.failure));
    toast(detailsSaved(session.title));
    onClose();
  }

  const changeLink = (place: number, change: Partial<typeof EMPTY_LINK>) =>
    setLinks(links.map((link, index) => (index === place ? { ...link, ...change } : link)));

  return (
    <GuardedFormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Seats and material"
      onSubmit={() => void save()}
      submitLabel="Save"
      isPending={isPending}
      problem={problem}
    >
      <p>
        <b className="font-semibold">{session.title}</b>
      </p>
      <TextField
        label="Seats"
        hint="New seats go to those on the waiting list, in their order."
        inputMode="numeric"
        value={seats}
        onChange={(event) => setSeats(event.target.value)}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 font-semibold">Material for those who have a seat</legend>
        {links.map(({ title, url }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and its text changes while it is typed
          <div key={place} className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={`Name of link ${place + 1}`}
              maxLength={MATERIAL_TITLE_MAX_CHARACTERS}
              value={title}
              onChange={(event) => changeLink(place, { title: event.target.value })}
            />
            <TextField
              label={`Address of link ${place + 1}`}
              type="url"
              value={url}
              onChange={(event) => changeLink(place, { url: event.target.value })}
            />
          </div>
        ))}
        {links.length < MATERIAL_MOST_LINKS && (
          <div>
            <Button variant="quiet" icon={Plus} onClick={() => setLinks([...links, EMPTY_LINK])}>
              Another link
            </Button>
          </div>
        )}
      </fieldset>
    </GuardedFormDialog>
  );
}

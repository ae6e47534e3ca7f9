import type { LeaderboardAnswer } from '@academy/contract/rewards/leaderboard';
import { PROVINCES, type Province } from '@academy/domain/accounts/profiles';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { joiningProblem, LEFT, leavingFailed } from './leaderboard-messages.ts';

type Me = LeaderboardAnswer['me'];

/** Joining, changing and leaving: nobody is on the board without having asked for it. */
export function OwnEntry({ me }: { me: Me }) {
  const [isEditing, setIsEditing] = useState(false);
  if (me === null || isEditing) return <EntryForm me={me} onDone={() => setIsEditing(false)} />;
  return <OwnEntryStatus me={me} onChange={() => setIsEditing(true)} />;
}

function placeWords({ place, points }: NonNullable<Me>): string {
  if (points === 0) return 'No points here yet. Your next completed lesson counts.';
  return place === null ? 'You are beyond the first 1 000.' : `You are number ${place}.`;
}

function OwnEntryStatus({ me, onChange }: { me: NonNullable<Me>; onChange: () => void }) {
  const { write, isPending } = useWrite('DELETE /api/leaderboard/entry');
  async function leave() {
    const outcome = await write({});
    if (outcome) toast(outcome.ok ? LEFT : leavingFailed(outcome.failure));
  }
  return (
    <Card as="section" aria-label="You on the leaderboard" className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3>{me.name}</h3>
        <p className="text-ink-2">
          {me.points} points. {placeWords(me)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onChange}>Change name</Button>
        <Button isPending={isPending} onClick={() => void leave()}>
          Leave the leaderboard
        </Button>
      </div>
    </Card>
  );
}

function EntryForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const { write, isPending } = useWrite('PUT /api/leaderboard/entry');
  const [name, setName] = useState(me?.name ?? '');
  const [province, setProvince] = useState<Province | null>(me?.province ?? null);
  const [problem, setProblem] = useState<string>();

  async function join(event: FormEvent) {
    event.preventDefault();
    const outcome = await write({ name, province });
    setProblem(outcome && !outcome.ok ? joiningProblem(outcome.failure) : undefined);
    if (outcome?.ok) onDone();
  }
  return (
    <Card as="section" aria-labelledby="join-leaderboard">
      <form onSubmit={(event) => void join(event)} className="grid gap-4">
        <div>
          <h3 id="join-leaderboard">{me ? 'Change your entry' : 'Join the leaderboard'}</h3>
          <p className="max-w-read text-ink-2">
            Only people who join are shown, under the name they choose. It need not be your real one. Leaving
            erases your entry at once.
          </p>
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label="Name that others see"
            value={name}
            error={problem}
            maxLength={30}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
          <SelectField
            label="Province"
            placeholder="Rather not say"
            value={province ?? ''}
            options={PROVINCES.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setProvince((target.value || null) as Province | null)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isPending={isPending}>
            {me ? 'Save' : 'Join'}
          </Button>
          {me && <Button onClick={onDone}>Cancel</Button>}
        </div>
      </form>
    </Card>
  );
}

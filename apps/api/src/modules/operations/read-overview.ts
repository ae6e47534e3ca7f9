import type { Answer } from '@academy/contract';
import { ENTRY_STATES, type EntryState } from '@academy/domain/invitations';
import type { Queryable } from '../../database/connect.ts';
import { listWaitlist } from '../invitations/index.ts';
import { countUnsent } from '../outbox/index.ts';

type Overview = Answer<'GET /api/admin/overview'>;

/** Counts only: Home needs nobody's name. */
export async function readOverview(db: Queryable, now: Date): Promise<Pick<Overview, 'waitlist' | 'outbox'>> {
  const entries = await listWaitlist(db, now);
  const inState = (state: EntryState) => entries.filter((entry) => entry.state === state).length;
  const waitlist = Object.fromEntries(ENTRY_STATES.map((state) => [state, inState(state)]));
  return { waitlist: waitlist as Overview['waitlist'], outbox: await countUnsent(db) };
}

import type { WaitlistEntry } from '@academy/contract/admissions/invitations';

export interface EntryFilter {
  readonly words: string;
  readonly province: string;
  readonly state: string;
  readonly order: 'position' | 'newest';
}

export const NO_FILTER: EntryFilter = { words: '', province: '', state: '', order: 'position' };

/** The list has only 50 places, so it is filtered in the browser. */
export function filterEntries(entries: readonly WaitlistEntry[], filter: EntryFilter): WaitlistEntry[] {
  const term = filter.words.trim().toLowerCase();
  return entries
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(term))
    .filter(({ province }) => filter.province === '' || province === filter.province)
    .filter(({ state }) => filter.state === '' || state === filter.state)
    .sort((a, b) =>
      filter.order === 'position' ? a.position - b.position : b.registeredAt.localeCompare(a.registeredAt),
    );
}

import type { WaitlistEntry } from '@academy/contract/admissions/invitations';
import { describe, expect, it } from 'vitest';
import { entriesCsv } from './entries-csv.ts';
import { filterEntries, NO_FILTER } from './filter-entries.ts';

const entry = (changes: Partial<WaitlistEntry>): WaitlistEntry => ({
  id: '00000000-0000-4000-8000-000000000000',
  position: 1,
  name: 'Thandi Nkosi',
  email: 'thandi@example.co.za',
  province: 'Gauteng',
  registeredAt: '2026-11-15T12:00:00.000Z',
  state: 'waiting',
  invitedAt: null,
  ...changes,
});

const thandi = entry({});
const sipho = entry({
  position: 2,
  name: 'Sipho Dlamini',
  email: 'sipho@example.co.za',
  province: 'Limpopo',
  state: 'invited',
  registeredAt: '2026-11-16T12:00:00.000Z',
});
const names = (filter: object) =>
  filterEntries([thandi, sipho], { ...NO_FILTER, ...filter }).map((e) => e.name);

describe('the waiting list of an administrator', () => {
  it.each([
    [{}, ['Thandi Nkosi', 'Sipho Dlamini']],
    [{ words: ' SIPHO@ ' }, ['Sipho Dlamini']],
    [{ province: 'Gauteng' }, ['Thandi Nkosi']],
    [{ state: 'invited' }, ['Sipho Dlamini']],
    [{ order: 'newest' }, ['Sipho Dlamini', 'Thandi Nkosi']],
    [{ words: 'nobody' }, []],
  ])('with %j shows %j', (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  it('is exported as CSV in which no cell runs as a formula', () => {
    const csv = entriesCsv([entry({ name: '=HYPERLINK("x")', email: 'a,b@example.co.za' })]);
    expect(csv).toBe(
      '\uFEFFposition,name,email,province,registeredAt,state,invitedAt\r\n' +
        '"1","\'=HYPERLINK(""x"")","a,b@example.co.za","Gauteng","2026-11-15T12:00:00.000Z","waiting",""\r\n',
    );
  });
});

import type { Person } from '@academy/contract/accounts/people';
import { ROLES, type Role } from '@academy/domain/access';
import { PERSON_STATES, type PersonState } from '@academy/domain/accounts/people';
import { sastDateTime } from '@academy/domain/kernel';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useSettledWords } from '../../../lib/answers/use-settled-words.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Pagination } from '../../../ui/actions/pagination.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { ROLE_WORDS, STATE_WORDS } from './people-words.ts';
import { PersonDialog } from './person-dialog.tsx';

const SKELETONS = 8;
const STATE_TONES = { active: 'success', invited: 'warning', suspended: 'danger' } as const;

const NOTHING_WANTED: { words: string; role: Role | ''; state: PersonState | '' } = {
  words: '',
  role: '',
  state: '',
};

/** The list of people, with the actions on their accounts. Nobody acts in another person's name. */
export function PeoplePage() {
  usePageTitle('People');
  const [filter, setFilter] = useState(NOTHING_WANTED);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Person | null>(null);
  const words = useSettledWords(filter.words);
  const { data, isPending, refetch } = useAnswer(
    'GET /api/admin/people',
    {
      page,
      ...(words !== '' && { words }),
      ...(filter.role !== '' && { role: filter.role }),
      ...(filter.state !== '' && { state: filter.state }),
    },
    { refetchOnMount: 'always', placeholderData: keepPreviousData },
  );
  function want(change: Partial<typeof filter>) {
    setFilter({ ...filter, ...change });
    setPage(1);
  }
  return (
    <PageSection
      title="People"
      description="Every change is recorded with its reason."
      action={
        <div className="flex flex-wrap gap-x-5">
          <MoreLink href="/admin/privacy">Personal data</MoreLink>
          <MoreLink href="/admin/audit">Audit log</MoreLink>
        </div>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          label="Search by name or email"
          type="search"
          maxLength={100}
          value={filter.words}
          onChange={(event) => want({ words: event.target.value })}
        />
        <SelectField
          label="Role"
          value={filter.role}
          onChange={(event) => want({ role: ROLES.find((role) => role === event.target.value) ?? '' })}
          options={[
            { value: '', label: 'All roles' },
            ...ROLES.map((value) => ({ value, label: ROLE_WORDS[value] })),
          ]}
        />
        <SelectField
          label="State"
          value={filter.state}
          onChange={(event) =>
            want({ state: PERSON_STATES.find((state) => state === event.target.value) ?? '' })
          }
          options={[
            { value: '', label: 'All states' },
            ...PERSON_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
          ]}
        />
      </div>
      {isPending && (
        <SkeletonGroup label="Loading the people" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && !data && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
          The list did not load.
        </EmptyState>
      )}
      {data?.people.length === 0 && <EmptyState>Nobody matches. Try other words, or all roles.</EmptyState>}
      {data && data.people.length > 0 && <PeopleTable people={data.people} onOpen={setOpened} />}
      {data && data.pages > 1 && (
        <Pagination label="Pages of people" page={page} pageCount={data.pages} onPageChange={setPage} />
      )}
      {opened && <PersonDialog person={opened} onClose={() => setOpened(null)} />}
    </PageSection>
  );
}

interface PeopleTableProps {
  people: readonly Person[];
  onOpen: (person: Person) => void;
}

function PeopleTable({ people, onOpen }: PeopleTableProps) {
  const columns: readonly TableColumn<Person>[] = [
    {
      key: 'name',
      header: 'Name',
      kind: 'title',
      cell: ({ name, email, username }) => (
        <>
          {name}
          <span className="wrap-anywhere block font-normal text-ink-2">{email ?? username}</span>
        </>
      ),
    },
    {
      key: 'role',
      header: 'Role',
      cell: ({ role }) => <Badge tone={`role-${role}`}>{ROLE_WORDS[role]}</Badge>,
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>,
    },
    { key: 'province', header: 'Province', cell: ({ province }) => province ?? '–' },
    {
      key: 'seen',
      header: 'Last seen',
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Not signed in' : sastDateTime(new Date(lastSeenAt))),
    },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'wide-actions',
      cell: (person) => (
        <Button onClick={() => onOpen(person)}>
          <span>
            Change<span className="sr-only"> {person.name}</span>
          </span>
        </Button>
      ),
    },
  ];
  return (
    <Card padding="none" className="overflow-hidden">
      <Table caption="People" columns={columns} rows={people} rowKey={({ id }) => id} />
    </Card>
  );
}

import { PROVINCES } from '@academy/domain/accounts/profiles';
import { ENTRY_STATES } from '@academy/domain/admissions/invitations';
import { Search } from 'lucide-react';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { STATE_LABELS } from './entry-table.tsx';
import type { EntryFilter } from './filter-entries.ts';

interface EntryFiltersProps {
  filter: EntryFilter;
  onChange: (filter: EntryFilter) => void;
}

export function EntryFilters({ filter, onChange }: EntryFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <TextField
        label="Name or email"
        className="max-sm:col-span-2"
        type="search"
        icon={Search}
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
      />
      <SelectField
        label="Province"
        value={filter.province}
        onChange={(event) => onChange({ ...filter, province: event.target.value })}
        options={[
          { value: '', label: 'All provinces' },
          ...PROVINCES.map((name) => ({ value: name, label: name })),
        ]}
      />
      <SelectField
        label="State"
        value={filter.state}
        onChange={(event) => onChange({ ...filter, state: event.target.value })}
        options={[
          { value: '', label: 'All states' },
          ...ENTRY_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] })),
        ]}
      />
      <SelectField
        label="Order"
        className="max-sm:col-span-2"
        value={filter.order}
        onChange={(event) =>
          onChange({ ...filter, order: event.target.value === 'newest' ? 'newest' : 'position' })
        }
        options={[
          { value: 'position', label: 'By position' },
          { value: 'newest', label: 'Newest first' },
        ]}
      />
    </div>
  );
}

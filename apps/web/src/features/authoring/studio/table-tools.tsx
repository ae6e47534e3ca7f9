import { CONTENT_FIELDS, CONTENT_WORDS, type ContentType } from '@academy/domain/catalogue/content';
import { Search } from 'lucide-react';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { TableView } from './use-table-view.ts';

interface TableToolsProps {
  type: ContentType;
  view: TableView;
  archived: number | undefined;
  updates: number | undefined;
  deleted: number | undefined;
  onChange: (part: Partial<TableView>) => void;
}

/** Search, filter, and for phones, whose tables have no header, the sort order. */
export function TableTools({
  type,
  view,
  archived = 0,
  updates = 0,
  deleted = 0,
  onChange,
}: TableToolsProps) {
  const columns = CONTENT_FIELDS[type].filter(({ isColumn }) => isColumn);
  return (
    <div className="grid grid-cols-1 gap-3 border-b px-5 py-3.5 min-[23rem]:grid-cols-2 table:grid-cols-[1fr_auto]">
      <TextField
        label={`Search ${CONTENT_WORDS[type].plural.toLowerCase()}`}
        isLabelHidden
        placeholder={`Search ${CONTENT_WORDS[type].plural.toLowerCase()}`}
        className="min-[23rem]:max-table:col-span-2"
        type="search"
        icon={Search}
        value={view.words}
        maxLength={100}
        onChange={(event) => onChange({ words: event.target.value })}
      />
      <SelectField
        label="Show"
        isLabelHidden
        value={view.show}
        onChange={(event) => onChange({ show: event.target.value as TableView['show'] })}
        options={[
          { value: 'all', label: 'All entries' },
          { value: 'archived', label: `Archived (${archived})` },
          { value: 'updates', label: `With an update (${updates})` },
          { value: 'deleted', label: `Deleted (${deleted})` },
        ]}
      />
      <SelectField
        label="Sort by"
        isLabelHidden
        className="table:hidden"
        value={view.sort === null ? '' : `${view.sort} ${view.direction}`}
        onChange={(event) => {
          const [sort = '', direction] = event.target.value.split(' ');
          onChange({ sort: sort === '' ? null : sort, direction: direction === 'down' ? 'down' : 'up' });
        }}
        options={[
          { value: '', label: 'Academy order' },
          ...columns.flatMap(({ name, label }) => [
            { value: `${name} up`, label: `By ${label}, lowest first` },
            { value: `${name} down`, label: `By ${label}, highest first` },
          ]),
        ]}
      />
    </div>
  );
}

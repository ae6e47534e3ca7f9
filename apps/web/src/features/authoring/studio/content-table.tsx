import type { ContentEntry } from '@academy/contract/authoring/studio';
import {
  CONTENT_FIELDS,
  CONTENT_WORDS,
  type ContentType,
  type Field,
} from '@academy/domain/catalogue/content';
import { formatRand, sastDateTime } from '@academy/domain/kernel';
import {
  Archive,
  ArchiveRestore,
  BookOpenText,
  Copy,
  EllipsisVertical,
  GitCompareArrows,
  Pencil,
  Trash2,
} from 'lucide-react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { DropdownMenu } from '../../../ui/overlays/menus/dropdown-menu.tsx';
import { MenuItem } from '../../../ui/overlays/menus/menu-item.tsx';
import { EntrySwatch } from './entry-swatch.tsx';
import { nameOf } from './studio-type.ts';
import type { TableView } from './use-table-view.ts';

interface Deeds {
  onEdit: (entry: ContentEntry) => void;
  onDuplicate: (entry: ContentEntry) => void;
  onDelete: (entry: ContentEntry) => void;
  onArchive: (entry: ContentEntry) => void;
  onProposal: (entry: ContentEntry) => void;
  onRestore: (entry: ContentEntry) => void;
}

interface ContentTableProps extends Deeds {
  type: ContentType;
  entries: readonly ContentEntry[];
  view: TableView;
  onSort: (field: string) => void;
}

export function ContentTable({ type, entries, view, onSort, ...deeds }: ContentTableProps) {
  const [first, ...others] = CONTENT_FIELDS[type].filter(({ isColumn }) => isColumn);
  const sortOf = (name: string) => ({
    order: view.sort === name ? view.direction : null,
    onSort: () => onSort(name),
  });
  const columns: TableColumn<ContentEntry>[] = [
    {
      key: first?.name ?? 'title',
      header: first?.label ?? 'Title',
      kind: 'title',
      sort: sortOf(first?.name ?? 'title'),
      cell: (entry) => <EntryTitle entry={entry} onProposal={deeds.onProposal} />,
    },
    ...others.map(
      (field): TableColumn<ContentEntry> => ({
        key: field.name,
        header: field.label,
        kind: field.kind === 'integer' ? 'number' : 'text',
        sort: sortOf(field.name),
        cell: ({ fields }) => <Value field={field} value={fields[field.name]} />,
      }),
    ),
    {
      key: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (entry) =>
        view.show === 'deleted' ? (
          <IconButton
            icon={ArchiveRestore}
            label={`Bring back ${nameOf(entry)}`}
            onClick={() => deeds.onRestore(entry)}
          />
        ) : (
          <EntryActions type={type} entry={entry} {...deeds} />
        ),
    },
  ];
  return (
    <Table caption={CONTENT_WORDS[type].plural} rows={entries} rowKey={({ id }) => id} columns={columns} />
  );
}

function Value({ field, value }: { field: Field; value: unknown }) {
  if (value === null || value === undefined || value === '') return <span className="text-ink-3">–</span>;
  // All times on this screen are SAST, and the form says so.
  if (field.kind === 'instant')
    return (
      <span className="table:whitespace-nowrap">
        {sastDateTime(new Date(String(value))).replace(' SAST', '')}
      </span>
    );
  if (field.kind === 'integer' && field.isRand)
    return <b className="font-display font-bold">{formatRand(Number(value))}</b>;
  return String(value);
}

function EntryTitle({ entry, onProposal }: { entry: ContentEntry; onProposal: Deeds['onProposal'] }) {
  const { fields, isArchived, isEdited, hasProposal } = entry;
  return (
    <span className="flex min-w-0 items-start gap-3">
      <EntrySwatch fields={fields} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pt-1">
        <span className="wrap-anywhere">{nameOf(entry)}</span>
        {fields.featured === true && <Badge tone="sun-soft">Featured</Badge>}
        {fields.active === true && <Badge tone="success">Active</Badge>}
        {fields.active === false && <Badge>Inactive</Badge>}
        {isArchived && <Badge tone="warning">Archived</Badge>}
        {isEdited && <Badge tone="info">Edited here</Badge>}
        {hasProposal && (
          <button
            type="button"
            className="cursor-pointer rounded-bead"
            onClick={() => onProposal(entry)}
            aria-label={`See the update of ${nameOf(entry)}`}
          >
            <Badge tone="bloom" icon={GitCompareArrows}>
              Update
            </Badge>
          </button>
        )}
      </span>
    </span>
  );
}

function EntryActions({
  type,
  entry,
  onEdit,
  onDuplicate,
  onDelete,
  onArchive,
  onProposal,
}: Omit<Deeds, 'onRestore'> & { type: ContentType; entry: ContentEntry }) {
  const name = nameOf(entry);
  return (
    <span className="inline-flex items-center">
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onEdit(entry)} />
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => onDelete(entry)} />
      <DropdownMenu trigger={<IconButton icon={EllipsisVertical} label={`More for ${name}`} />}>
        {type === 'course' && (
          <MenuItem icon={BookOpenText} href={`/authoring/${encodeURIComponent(entry.id)}`}>
            Write lessons
          </MenuItem>
        )}
        <MenuItem icon={Copy} onSelect={() => onDuplicate(entry)}>
          Duplicate
        </MenuItem>
        <MenuItem icon={entry.isArchived ? ArchiveRestore : Archive} onSelect={() => onArchive(entry)}>
          {entry.isArchived ? 'Offer again' : 'Archive'}
        </MenuItem>
        {entry.hasProposal && (
          <MenuItem icon={GitCompareArrows} onSelect={() => onProposal(entry)}>
            See the update
          </MenuItem>
        )}
      </DropdownMenu>
    </span>
  );
}

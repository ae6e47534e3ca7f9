import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';

export interface TableColumn<Row> {
  key: string;
  /** Shown above the column, and next to the value where rows are blocks. */
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * `title`: heads the row. `number`: right-aligned. `actions`: at the right, its header is only read out;
   * `wide-actions` get their own line where rows are blocks.
   */
  kind?: 'title' | 'text' | 'number' | 'actions' | 'wide-actions' | undefined;
  /** The rows can be sorted by this column. */
  sort?: { readonly order: 'up' | 'down' | null; readonly onSort: () => void } | undefined;
}

export interface TableProps<Row> {
  /** Says what the table contains, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  className?: string | undefined;
}

/* Below 820 px the parts are displayed as blocks, and browsers then drop the table semantics. */
const spoken = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const headLook = 'max-table:sr-only table:table-header-group';
const rowLook =
  'border-b last:border-b-0 hover:bg-hover table:table-row ' +
  'max-table:flex max-table:flex-wrap max-table:items-start max-table:gap-x-3 max-table:gap-y-1 max-table:px-4 max-table:py-3.5';
const cellLooks = {
  title:
    'font-semibold max-table:order-1 max-table:min-w-0 max-table:flex-[1_1_10rem] max-table:pt-2 max-table:pb-1',
  actions: 'whitespace-nowrap table:text-right max-table:order-2 max-table:-mr-3 max-table:ml-auto',
  'wide-actions': 'whitespace-nowrap table:text-right max-table:order-4 max-table:basis-full max-table:pt-2',
  text: 'max-table:order-3 max-table:basis-full',
  number: 'tabular-nums table:text-right max-table:order-3 max-table:basis-full',
} as const;

export function Table<Row>({ caption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <table {...spoken.table} className={classNames('w-full border-collapse max-table:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead {...spoken.rowgroup} className={headLook}>
        <tr {...spoken.row}>
          {columns.map(({ key, header, kind, sort }) => (
            <th
              key={key}
              {...spoken.columnheader}
              scope="col"
              aria-sort={sort?.order ? SPOKEN_ORDERS[sort.order] : undefined}
              className={classNames(headerLook, kind === 'number' && 'text-right')}
            >
              {sort === undefined ? (
                <span className={isForActions(kind) ? 'sr-only' : undefined}>{header}</span>
              ) : (
                <SortButton header={header} sort={sort} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...spoken.rowgroup} className="max-table:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} {...spoken.row} className={rowLook}>
            {columns.map((column) => (
              <TableCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const headerLook =
  'border-b border-line-strong px-3 py-2.5 text-left font-semibold whitespace-nowrap text-ink-3 first:pl-5 last:pr-4';

const SPOKEN_ORDERS = { up: 'ascending', down: 'descending' } as const;
const ORDER_ICONS = { up: ArrowUp, down: ArrowDown, none: ChevronsUpDown } as const;

function SortButton({ header, sort }: Required<Pick<TableColumn<never>, 'header' | 'sort'>>) {
  if (sort === undefined) return null;
  return (
    <button
      type="button"
      onClick={sort.onSort}
      className="-mx-2 inline-flex min-h-touch cursor-pointer items-center gap-1 rounded-md px-2 hover:bg-hover hover:text-ink"
    >
      {header}
      <Icon
        icon={ORDER_ICONS[sort.order ?? 'none']}
        className={sort.order ? 'text-accent-text' : undefined}
      />
    </button>
  );
}

function isForActions(kind: TableColumn<never>['kind']): boolean {
  return kind === 'actions' || kind === 'wide-actions';
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const kind = column.kind ?? 'text';
  const look = classNames('table:px-3 table:py-2.5 table:first:pl-5 table:last:pr-4', cellLooks[kind]);
  if (kind === 'title') {
    return (
      <th {...spoken.rowheader} scope="row" className={classNames(look, 'text-left')}>
        {column.cell(row)}
      </th>
    );
  }
  const isLabelled = !isForActions(kind);
  return (
    <td {...spoken.cell} className={look}>
      <span className="max-table:flex max-table:justify-between max-table:gap-4">
        {isLabelled && (
          <span aria-hidden="true" className="shrink-0 text-ink-3 table:hidden">
            {column.header}
          </span>
        )}
        <span className="min-w-0 max-table:text-right">{column.cell(row)}</span>
      </span>
    </td>
  );
}

import type { ResultTable, SqlValue } from '@academy/courseware/sql';

const FEWEST_WIDE_COLUMNS = 4;

/** The result of each query. A phone shows the rows of a wide one as blocks, like the tables of lessons. */
export function ResultTables({ tables }: { tables: readonly ResultTable[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: results have no id.
  return tables.map((table, index) => <Result key={index} table={table} />);
}

function Result({ table: { columns, rows, isCut } }: { table: ResultTable }) {
  const isWide = columns.length >= FEWEST_WIDE_COLUMNS;
  const counted = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  return (
    <div className="grid min-w-0 gap-2">
      <div className="prose max-h-96 overflow-auto rounded-md text-ink">
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard, too. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: displayed as blocks on a phone, it stays a table for screen readers. */}
        <section
          className={isWide ? 'table-scroll table-wide' : 'table-scroll'}
          tabIndex={0}
          aria-label="Result of the query"
        >
          <table role="table">
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name.
                  <th key={index} scope="col" role="columnheader">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity except its index.
                <tr key={index} role="row">
                  {row.map((value, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a value has no identity except its column.
                    <td key={column} role="cell" data-label={columns[column]}>
                      <Value value={value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: as above. */}
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above. */}
      </div>
      <p className="text-code-comment">
        {isCut ? `More than ${counted} came; these are the first.` : counted}
      </p>
    </div>
  );
}

/** NULL is not an empty text. */
function Value({ value }: { value: SqlValue }) {
  return value === null ? <em className="text-ink-2">NULL</em> : value;
}

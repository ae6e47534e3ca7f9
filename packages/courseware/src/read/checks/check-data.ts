import { type DataTable, dataTableShape } from '../../shapes/data-shapes.ts';
import { readShape } from '../../source/check-shape.ts';
import { type Reading, readYaml } from '../reading.ts';

const FOLDER = 'data';

/** Published figures name their source, year and licence, and each value has its column's type. */
export async function checkData(reading: Reading): Promise<void> {
  for (const { name, isFolder } of await reading.files.list(FOLDER)) {
    const file = `${FOLDER}/${name}`;
    if (name === 'README.md') continue;
    if (isFolder || !name.endsWith('.yaml')) reading.report(file, 1, 'This is not a table of figures.');
    else await checkTable(reading, file);
  }
}

async function checkTable(reading: Reading, file: string): Promise<void> {
  const source = await readYaml(reading, file);
  const table = source && readShape(dataTableShape, source, reading.report);
  if (!source || !table) return;
  for (const [index, row] of table.rows.entries()) {
    const report = (message: string) =>
      reading.report(file, source.lineOf(['rows', index]), `Row ${index + 1} ${message}`);
    if (row.length !== table.columns.length) {
      report(`has ${row.length} values; there are ${table.columns.length} columns.`);
      continue;
    }
    for (const [place, column] of table.columns.entries())
      if (!isOf(column, row[place])) report(`has no ${column.type} value for "${column.name}".`);
  }
}

function isOf({ type }: DataTable['columns'][number], value: unknown): boolean {
  if (type === 'text') return typeof value === 'string';
  return type === 'whole' ? Number.isInteger(value) : typeof value === 'number';
}

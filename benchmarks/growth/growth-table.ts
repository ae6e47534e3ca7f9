import { textTable } from '../text-table.ts';

const MOST_TIMES = 2;

export interface Cost {
  /** Processor time of the database for one request. */
  readonly ms: number;
  readonly pages: number;
}

export interface GrowthRow {
  readonly name: string;
  readonly statements: number;
  readonly small: Cost;
  readonly large: Cost;
  /** Tables that grow with the academy and were scanned completely. */
  readonly scanned: readonly string[];
}

const times = (large: number, small: number) => large / Math.max(small, Number.EPSILON);

/** Page counts are exact; the clock of a busy machine is not, so both must be too high. */
function verdict({ small, large, scanned }: GrowthRow): string {
  if (scanned.length > 0) return `scans ${scanned.join(', ')}`;
  const isFlat = times(large.ms, small.ms) <= MOST_TIMES || times(large.pages, small.pages) <= MOST_TIMES;
  return isFlat ? 'index, flat' : 'grows';
}

export function growthTable(rows: readonly GrowthRow[], few: number, many: number): string {
  const at = (count: number) => count.toLocaleString('en-ZA').replace(/\s/g, ' ');
  const head = [
    'database',
    'statements',
    `ms at ${at(few)}`,
    `at ${at(many)}`,
    '×',
    'pages',
    '',
    '×',
    'plan',
  ];
  return textTable(
    head,
    rows.map((row) => [
      row.name,
      String(row.statements),
      row.small.ms.toFixed(2),
      row.large.ms.toFixed(2),
      times(row.large.ms, row.small.ms).toFixed(1),
      row.small.pages.toFixed(0),
      row.large.pages.toFixed(0),
      times(row.large.pages, row.small.pages).toFixed(1),
      verdict(row),
    ]),
  );
}

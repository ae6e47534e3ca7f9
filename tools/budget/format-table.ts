import type { Part } from './measure-build.ts';

export function formatTable(parts: readonly Part[]): string {
  const rows = parts.map(({ name, bytes, budgetInBytes, scripts }) => [
    name,
    String(bytes),
    String(budgetInBytes),
    `${Math.round((bytes / budgetInBytes) * 100)} %`,
    scripts === undefined ? '' : String(scripts.length),
  ]);
  const table = [['part (compressed)', 'bytes', 'budget', 'share', 'scripts'], ...rows];
  const nameWidth = Math.max(...table.map(([name = '']) => name.length));
  return table
    .map(
      ([name = '', ...numbers]) => name.padEnd(nameWidth) + numbers.map((cell) => cell.padStart(9)).join(''),
    )
    .join('\n');
}

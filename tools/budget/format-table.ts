import type { Part } from './measure-build.ts';

export function formatTable(parts: readonly Part[]): string {
  const rows = parts.map(({ name, bytes, budgetInBytes }) => [
    name,
    String(bytes),
    String(budgetInBytes),
    `${Math.round((bytes / budgetInBytes) * 100)} %`,
  ]);
  const table = [['part (compressed)', 'bytes', 'budget', 'share'], ...rows];
  const nameWidth = Math.max(...table.map(([name = '']) => name.length));
  return table
    .map(
      ([name = '', ...numbers]) => name.padEnd(nameWidth) + numbers.map((cell) => cell.padStart(9)).join(''),
    )
    .join('\n');
}

import type { WaitlistEntry } from '@academy/contract/invitations';

const COLUMNS = ['position', 'name', 'email', 'province', 'registeredAt', 'state', 'invitedAt'] as const;

/** A leading = + - @ would make a spreadsheet run the cell as a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** RFC 4180, with the mark that lets spreadsheets read names in any alphabet. */
export function entriesCsv(entries: readonly WaitlistEntry[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => cell(entry[column])).join(','));
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

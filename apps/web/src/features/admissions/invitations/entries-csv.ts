import type { WaitlistEntry } from '@academy/contract/admissions/invitations';
import { csvCell } from '@academy/domain/kernel';

const COLUMNS = ['position', 'name', 'email', 'province', 'registeredAt', 'state', 'invitedAt'] as const;

/** RFC 4180, with the byte order mark that lets spreadsheets read names in any alphabet. */
export function entriesCsv(entries: readonly WaitlistEntry[]): string {
  const rows = entries.map((entry) =>
    COLUMNS.map((column) => csvCell(String(entry[column] ?? ''))).join(','),
  );
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

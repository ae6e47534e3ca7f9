import { csvCell } from '../kernel/index.ts';

interface AuditLine {
  readonly happenedAt: string;
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectName: string | null;
  readonly reason: string | null;
}

/** The audit log as a file for spreadsheets. */
export function auditCsv(lines: readonly AuditLine[]): string {
  const rows = lines.map(({ happenedAt, actor, action, subject, subjectName, reason }) =>
    [happenedAt, actor ?? '', action, subject, subjectName ?? '', reason ?? ''].map(csvCell).join(','),
  );
  return ['At (UTC),By,Action,Subject,Name,Reason', ...rows, ''].join('\r\n');
}

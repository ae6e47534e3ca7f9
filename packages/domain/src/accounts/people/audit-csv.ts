import { csvCell } from '../../kernel/index.ts';

interface AuditLine {
  readonly happenedAt: string;
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectName: string | null;
  readonly reason: string | null;
}

/** The audit log as a CSV file; a truncated one says so in its last line. */
export function auditCsv(lines: readonly AuditLine[], isCut = false): string {
  const rows = lines.map(({ happenedAt, actor, action, subject, subjectName, reason }) =>
    [happenedAt, actor ?? '', action, subject, subjectName ?? '', reason ?? ''].map(csvCell).join(','),
  );
  const more = isCut ? ['Older entries follow. Choose fewer days for the rest.'] : [];
  return ['At (UTC),By,Action,Subject,Name,Reason', ...rows, ...more, ''].join('\r\n');
}

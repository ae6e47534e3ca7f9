import { isInProduct, type LockedPackages } from './lock-file.ts';

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
type Severity = (typeof SEVERITIES)[number];

/** The entry of a package in `npm audit --json`; a string in `via` is the name of the package that causes it. */
interface AuditedPackage {
  readonly nodes: readonly string[];
  readonly via: readonly (string | AuditedAdvisory)[];
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string };
}

interface AuditedAdvisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: Severity;
  readonly range: string;
}

export interface Advisory {
  readonly packageName: string;
  readonly installed: readonly string[];
  readonly affected: string;
  readonly severity: Severity;
  readonly title: string;
  readonly url: string;
  readonly isShipped: boolean;
  readonly fix: string;
}

function fixOf(fix: AuditedPackage['fixAvailable']): string {
  if (typeof fix === 'object') return `${fix.name} ${fix.version}`;
  return fix ? 'yes' : 'none yet';
}

/** The advisories about packages of the lock file, the most severe first; null if this is no report of npm. */
export function readAdvisories(report: unknown, locked: LockedPackages): Advisory[] | null {
  const { vulnerabilities } = (report ?? {}) as { vulnerabilities?: Record<string, AuditedPackage> };
  if (vulnerabilities === undefined) return null;
  const advisories = Object.values(vulnerabilities).flatMap(({ nodes, via, fixAvailable }) =>
    via.flatMap((advisory): Advisory[] => {
      if (typeof advisory === 'string') return [];
      const { name, title, url, severity, range } = advisory;
      const versions = nodes.flatMap((node) => locked[node]?.version ?? []);
      return [
        {
          packageName: name,
          installed: [...new Set(versions)],
          affected: range,
          severity,
          title,
          url,
          isShipped: nodes.some((node) => locked[node] && isInProduct(locked[node])),
          fix: fixOf(fixAvailable),
        },
      ];
    }),
  );
  const rank = ({ severity }: Advisory) => SEVERITIES.indexOf(severity);
  return advisories.toSorted((a, b) => rank(a) - rank(b) || a.packageName.localeCompare(b.packageName, 'en'));
}

/** Why npm has no report: the registry is unreachable, or does not serve advisories. */
export function reasonOf(report: unknown): string {
  const { message, error } = (report ?? {}) as { message?: string; error?: { summary?: string } };
  return (message || error?.summary || 'npm printed no report').replace(/\.$/, '');
}

export function isSevere({ severity, isShipped }: Advisory): boolean {
  return isShipped && (severity === 'critical' || severity === 'high');
}

export function formatAdvisories(advisories: readonly Advisory[]): string {
  const rows = advisories.map(({ severity, packageName, installed, affected, isShipped, fix }) => [
    severity,
    packageName,
    installed.join(', '),
    affected,
    isShipped ? 'product' : 'development',
    fix,
  ]);
  const table = [['severity', 'package', 'installed', 'affected', 'used in', 'fix'], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  // An advisory's title and address are too long for a column.
  return lines
    .map((line, index) => {
      const advisory = advisories[index - 1];
      return advisory ? `${line}\n  ${advisory.title}\n  ${advisory.url}` : line;
    })
    .join('\n');
}

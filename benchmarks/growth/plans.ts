// What PostgreSQL's module auto_explain writes to the log of the database: every statement with its plan.

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How a statement read a table. */
interface TableRead {
  readonly table: string;
  /** Those that a filter has then removed are included. */
  readonly rows: number;
  readonly isSequential: boolean;
}

export interface ExplainedStatement {
  readonly text: string;
  /** Pages of 8 kB that were read, from memory or disk. */
  readonly pages: number;
  readonly reads: readonly TableRead[];
}

const pagesOf = (node: PlanNode) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A node includes its children, except those that write in addition to the result: they run after it has ended. */
function pagesUnder(node: PlanNode): number {
  const children = node.Plans ?? [];
  const own = Math.max(0, pagesOf(node) - sum(children.map(pagesOf)));
  return own + sum(children.map(pagesUnder));
}

/** The rows of a node are an average of its loops. */
function rowsReadBy(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 1);
}

/** A part of the plan that was never needed has read nothing. */
function readsUnder(node: PlanNode): TableRead[] {
  const { 'Relation Name': table, 'Node Type': type, 'Actual Loops': loops = 1 } = node;
  const own =
    table && type.endsWith('Scan') && loops > 0
      ? [{ table, rows: rowsReadBy(node), isSequential: type === 'Seq Scan' }]
      : [];
  return [...own, ...(node.Plans ?? []).flatMap(readsUnder)];
}

const ENTRY = /^.*LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n?)+)/gm;

export function parsePlans(log: string): ExplainedStatement[] {
  return Array.from(log.matchAll(ENTRY), ([, body = '']) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse(body.replace(/^\t/gm, '')) as {
      'Query Text': string;
      Plan: PlanNode;
    };
    return { text, pages: pagesUnder(plan), reads: readsUnder(plan) };
  });
}

/** Tables that a statement has scanned completely. */
export const scannedBy = ({ reads }: ExplainedStatement): readonly string[] => [
  ...new Set(reads.flatMap(({ table, isSequential }) => (isSequential ? table : []))),
];

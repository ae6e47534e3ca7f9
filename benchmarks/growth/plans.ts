// What PostgreSQL's module auto_explain writes to the log of the database: every statement with its plan.

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface ExplainedStatement {
  readonly text: string;
  /** Pages of 8 kB that were read, from memory or disk. */
  readonly pages: number;
  /** Tables that were scanned completely. */
  readonly scanned: readonly string[];
}

const pagesOf = (node: PlanNode) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A node includes its children, except those that write in addition to the result: they run after it has ended. */
function pagesUnder(node: PlanNode): number {
  const children = node.Plans ?? [];
  const own = Math.max(0, pagesOf(node) - sum(children.map(pagesOf)));
  return own + sum(children.map(pagesUnder));
}

function scannedUnder(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedUnder)];
}

const ENTRY = /^.*LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n?)+)/gm;

export function parsePlans(log: string): ExplainedStatement[] {
  return Array.from(log.matchAll(ENTRY), ([, body = '']) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse(body.replace(/^\t/gm, '')) as {
      'Query Text': string;
      Plan: PlanNode;
    };
    return { text, pages: pagesUnder(plan), scanned: [...new Set(scannedUnder(plan))] };
  });
}

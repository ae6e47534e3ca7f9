import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { ReportFault } from '../fault.ts';

export type SourcePath = readonly (string | number)[];

/** YAML that knows the line of each of its values. */
export interface YamlSource {
  readonly file: string;
  readonly value: unknown;
  /** The line of the key if the path leads to a field; of the nearest parent if it leads nowhere. */
  readonly lineOf: (path: SourcePath) => number;
}

/** Null when the text is not YAML; then the faults are reported. `firstLine` is where it starts in its file. */
export function parseYaml(file: string, text: string, report: ReportFault, firstLine = 1): YamlSource | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  for (const error of document.errors)
    report(file, lineAt(error.pos[0]), `This is not readable YAML: ${error.message}.`);
  let isReadable = document.errors.length === 0;
  visit(document, {
    // One line can expand to millions of values.
    Alias(_, { source, range }) {
      report(file, lineAt(range?.[0] ?? 0), `Write the value out instead of pointing to it with *${source}.`);
      isReadable = false;
      return visit.BREAK;
    },
  });
  if (!isReadable) return null;
  return {
    file,
    value: document.toJS(),
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
  };
}

function offsetOf(root: unknown, path: SourcePath): number {
  let node = root;
  let offset = 0;
  for (const step of path) {
    const next = stepInto(node, step);
    if (next === null) break;
    node = next.value;
    offset = next.offset;
  }
  return offset;
}

function stepInto(node: unknown, step: string | number): { value: unknown; offset: number } | null {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return pair === undefined ? null : { value: pair.value, offset: startOf(pair.key) };
  }
  if (isSeq(node) && node.items[Number(step)] !== undefined) {
    const value = node.items[Number(step)];
    return { value, offset: startOf(value) };
  }
  return null;
}

function startOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}

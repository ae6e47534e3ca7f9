import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export interface Document {
  /** From the project's folder. */
  readonly path: string;
  readonly text: string;
}

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** As hosts of Git repositories name the place of a heading. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function leadsSomewhere(link: string, { path, text }: Document, root: string): boolean {
  const [, file = '', anchor] = /^([^#?]*)(?:#(.*))?/.exec(link) ?? [];
  const target = join(root, posix.join(dirname(path), file));
  if (file !== '' && !existsSync(target)) return false;
  if (anchor === undefined || (file !== '' && !file.endsWith('.md'))) return true;
  return anchorsOf(file === '' ? text : readFileSync(target, 'utf8')).includes(anchor);
}

/** Relative links of a Markdown file that lead to no file, or to no heading in it. */
export function brokenLinks(document: Document, root: string): string[] {
  const links = [...document.text.replace(CODE, '').matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)].map(
    ([, link = '']) => link,
  );
  return links
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link) && !leadsSomewhere(link, document, root))
    .map((link) => `${document.path}: ${link}`);
}

/** Paths in backticks that lead to no file. What stands in angle brackets may be anything. */
export function missingPaths({ path, text }: Document, root: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  return quoted
    .filter((name) => /^[\w.@-]+\/[\w.@/<>-]*$/.test(name))
    .filter((name) => !existsSync(join(root, name.replace(/<.*$/, ''))))
    .map((name) => `${path}: ${name}`);
}

// A list such as "decisions 4, 59 and [101](…)" may go over the end of a line, also in a comment.
const GAP = String.raw`[\s*/#>|-]+`;
const NUMBER = String.raw`\[?\d{1,3}\b\]?(?:\([^)]*\))?`;
const LIST = new RegExp(
  String.raw`(former${GAP})?\bdecisions?${GAP}(${NUMBER}(?:(?:,|${GAP}and)${GAP}${NUMBER})*)`,
  'gi',
);

/** The numbers of the decisions that a file cites, but for those that it calls former. */
export function citedDecisions(text: string): number[] {
  const lists = [...text.matchAll(LIST)].filter(([, former]) => former === undefined);
  const numbers = lists.flatMap(([, , list = '']) => list.replace(/\([^)]*\)/g, '').match(/\d+/g) ?? []);
  const paths = [...text.matchAll(/decisions\/(\d{4})\b/g)].map(([, number = '']) => number);
  return [...new Set([...numbers, ...paths].map(Number))];
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export interface Document {
  /** Relative to the project's folder. */
  readonly path: string;
  readonly text: string;
}

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** The anchor of a heading, as Git hosts generate it. */
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

/** Relative links of a Markdown file to a missing file, or to a missing heading in it. */
export function brokenLinks(document: Document, root: string): string[] {
  const links = [...document.text.replace(CODE, '').matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)].map(
    ([, link = '']) => link,
  );
  return links
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link) && !leadsSomewhere(link, document, root))
    .map((link) => `${document.path}: ${link}`);
}

/** Paths in backticks to missing files. Anything in angle brackets is a placeholder. */
export function missingPaths({ path, text }: Document, root: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  return quoted
    .filter((name) => /^[\w.@-]+\/[\w.@/<>-]*$/.test(name))
    .filter((name) => !existsSync(join(root, name.replace(/<.*$/, ''))))
    .map((name) => `${path}: ${name}`);
}

// A list such as "decisions 4, 59 and [101](…)" may continue on the next line, also in a comment.
const GAP = String.raw`[\s*/#>|-]+`;
const NUMBER = String.raw`\[?\d{1,3}\b\]?(?:\([^)]*\))?`;
const LIST = new RegExp(
  String.raw`(former${GAP})?\bdecisions?${GAP}(${NUMBER}(?:(?:,|${GAP}and)${GAP}${NUMBER})*)`,
  'gi',
);

/** The numbers of the decisions that a file cites, except those that it calls former. */
export function citedDecisions(text: string): number[] {
  const lists = [...text.matchAll(LIST)].filter(([, former]) => former === undefined);
  const numbers = lists.flatMap(([, , list = '']) => list.replace(/\([^)]*\)/g, '').match(/\d+/g) ?? []);
  const paths = [...text.matchAll(/decisions\/(\d{4})\b/g)].map(([, number = '']) => number);
  return [...new Set([...numbers, ...paths].map(Number))];
}

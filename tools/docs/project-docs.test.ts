import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../project-files.ts';
import { projectRoot } from '../project-root.mjs';
import { brokenLinks, citedDecisions, type Document, missingPaths } from './check-docs.ts';
import { configurationFiles } from './configuration.ts';
import { withCachedRows } from './several-servers.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const texts: Document[] = projectFiles()
  .filter((path) => /\.(?:md|ts|tsx|mjs|cjs|css|html|yaml|sql|sh)$/.test(path))
  .map((path) => ({ path, text: read(path) }));
const markdown = texts.filter(({ path }) => path.endsWith('.md'));

const RECORDS = 'docs/decisions';
const records = readdirSync(join(projectRoot, RECORDS)).filter((name) => /^\d{4}-/.test(name));
const index = read(`${RECORDS}/README.md`);
const [current = '', former = ''] = index.split('## Former numbers');
const formerNumbers = [...former.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, row = '']) =>
  row.split(', ').map(Number),
);
const numberOf = (record: string) => Number(record.slice(0, 4));

describe('documents', () => {
  it('link to files and headings that exist', () => {
    expect(markdown.flatMap((document) => brokenLinks(document, projectRoot))).toEqual([]);
  });

  it('name paths that exist in the index by task', () => {
    expect(missingPaths({ path: 'docs/README.md', text: read('docs/README.md') }, projectRoot)).toEqual([]);
  });

  it.each(Object.entries(configurationFiles()))(
    'have the settings of the server in %s, or `node tools/docs/write-configuration.ts` has to run',
    (path, text) => {
      expect(read(path)).toBe(text);
    },
  );

  it('have the caches of the server in docs/operating.md, or `node tools/docs/write-configuration.ts` has to run', () => {
    const page = read('docs/operating.md');
    expect(withCachedRows(page)).toBe(page);
  });
});

describe('decisions', () => {
  it('exist where they are cited', () => {
    const existing = new Set(records.map(numberOf));
    // A merged migration is never edited, and the history of measurements cites the numbers of its time.
    const mayCiteFormer = /^apps\/api\/src\/database\/migrations\/|^benchmarks\/history\.md$/;
    const unknown = texts
      .filter(({ path }) => !path.startsWith('tools/docs/') && path !== `${RECORDS}/README.md`)
      .flatMap(({ path, text }) =>
        citedDecisions(text)
          .filter((number) => !existing.has(number))
          .filter((number) => !(mayCiteFormer.test(path) && formerNumbers.includes(number)))
          .map((number) => `${path}: decision ${number}`),
      );
    expect(unknown).toEqual([]);
  });

  it('are in the index once each, under their title', () => {
    const expected = records.map((record) => {
      const [, number, title] = /^# (\d+)\. (.+)\n/.exec(read(`${RECORDS}/${record}`)) ?? [];
      expect(Number(number), record).toBe(numberOf(record));
      return `[${number} ${title}](${record})`;
    });
    const entries = [...current.matchAll(/^- (\[.+?\]\(.+?\)): \S/gm)].map(([, entry]) => entry);
    expect(entries.toSorted()).toEqual(expected.toSorted());
  });

  it('say their status, and use no former number again', () => {
    const unclear = records.filter(
      (record) =>
        !/(?:\*\*Status\.\*\* |## Status\n\n?)(?:Accepted|Superseded)/.test(read(`${RECORDS}/${record}`)),
    );
    expect(unclear).toEqual([]);
    expect(records.map(numberOf).filter((number) => formerNumbers.includes(number))).toEqual([]);
  });
});

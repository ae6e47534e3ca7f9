import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { projectRoot } from './project-root.mjs';

/** How many requirements of levels 1 and 2 each chapter of OWASP ASVS 5.0.0 has: 253 in all. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const page = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const cells = /^\| (\d[\d., ]*) \| [12, ]+ \| (.+) \| (.+) \|$/.exec(line);
  return cells ? [{ ids: cells[1]?.split(', ') ?? [], answer: cells[3] ?? '' }] : [];
});
const files = projectFiles();

/** Whether a test exists, given its file and title. */
function isThere(test: string): boolean {
  const [, place = 'no file', title = ''] = /^`([^`]+)` "(.+)"$/.exec(test) ?? [];
  const [file, ...others] = files.filter((each) => each === place || each.endsWith(`/${place}`));
  if (file === undefined || others.length > 0) return false;
  return readFileSync(join(projectRoot, file), 'utf8').includes(title);
}

describe('the table of OWASP ASVS', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    const ids = rows.flatMap((row) => row.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      REQUIREMENTS.map((_, chapter) => ids.filter((id) => id.startsWith(`${chapter + 1}.`)).length),
    ).toEqual(REQUIREMENTS);
  });

  it('has an answer to each: tests that exist, or a no with its reason', () => {
    const faults = rows.flatMap(({ ids, answer }) => {
      if (/^\*\*(No|N\/A)\*\* \S.{3}/.test(answer)) return [];
      const tests = answer.replace('**Yes** ', '').split(/(?<="), (?=`)/);
      return tests.every(isThere) ? [] : `${ids.join(', ')}: ${answer}`;
    });
    expect(faults).toEqual([]);
  });

  it('counts its answers as they are', () => {
    const count = (kind: string) =>
      rows
        .filter(({ answer }) => answer.startsWith(`**${kind}**`))
        .reduce((sum, { ids }) => sum + ids.length, 0);
    expect(page).toContain(`${count('Yes')} yes, ${count('No')} no, ${count('N/A')} not applicable`);
  });
});

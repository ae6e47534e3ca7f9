import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { DataTable } from '../../shapes/data-shapes.ts';
import { filesInFolder } from '../../source/content-files.ts';
import { faultsOf } from '../../test/faults-of.ts';

const CONTENT = join(import.meta.dirname, '../../../../../content');
const TABLE = `title: Taps
source: A published list
year: 2022
licence: Free with its source
origin: Typed from the list
columns: [{name: ward, type: text}, {name: taps, type: whole, unit: taps}]
rows:
  - [North, 12]
  - [South, 9]
`;

const faultsOfTable = (find: string, put: string) =>
  faultsOf([], { 'data/taps.yaml': TABLE.replace(find, put) });

describe('a table of published figures', () => {
  it('is accepted when it is whole', async () => {
    expect(await faultsOfTable('', '')).toEqual([]);
  });

  it.each(['source', 'year', 'licence', 'origin'])('names its %s', async (field) => {
    const line = new RegExp(`^${field}:.*\n`, 'm').exec(TABLE)?.[0] ?? '';
    expect(await faultsOfTable(line, '')).toEqual([`data/taps.yaml:1 The field "${field}" is missing.`]);
  });

  it.each([
    ['[South, 9]', '[South]', 'Row 2 has 1 values; there are 2 columns.'],
    ['[South, 9]', '[South, 9.5]', 'Row 2 has no whole value for "taps".'],
    ['[South, 9]', '[South, many]', 'Row 2 has no whole value for "taps".'],
    ['[South, 9]', '[7, 9]', 'Row 2 has no text value for "ward".'],
  ])('with %s as %s is refused', async (find, put, message) => {
    expect(await faultsOfTable(find, put)).toEqual([`data/taps.yaml:9 ${message}`]);
  });

  it('is the only kind of file there, beside the README', async () => {
    expect(await faultsOf([], { 'data/taps.csv': 'ward', 'data/README.md': '# Data' })).toEqual([
      'data/taps.csv:1 This is not a table of figures.',
    ]);
  });
});

describe('the figures of the lessons', async () => {
  const files = filesInFolder(CONTENT);
  const table = async (name: string) =>
    parse(await readFile(join(CONTENT, 'data', `${name}.yaml`), 'utf8')) as DataTable;
  const [people, land] = [await table('census-2022-provinces'), await table('land-area-provinces')];

  it('say about the rand what was published', async () => {
    const { rows } = await table('rand-per-dollar');
    const rand = (year: number) => `R${Number(rows.find(([known]) => known === year)?.[1]).toFixed(2)}`;
    const lesson = join(CONTENT, 'courses/ai-for-small-business/where-does-the-time-go/what-it-costs.md');
    expect(await readFile(lesson, 'utf8')).toContain(
      `a dollar cost ${rand(2012)} in 2012 and ${rand(2016)} in 2016`,
    );
  });

  it('say about the dams of Cape Town what was published', async () => {
    const { rows } = await table('cape-town-dams');
    const full = (month: string) => `${rows.find(([reported]) => String(reported).startsWith(month))?.[1]} %`;
    const lesson = join(CONTENT, 'courses/data-science-foundations/cleaning/impossible-and-odd.md');
    const text = await readFile(lesson, 'utf8');
    expect(text).toContain(`stood at ${full('2019-03')} in March 2019.`);
    expect(text).toContain(`In September 2021 they stood at ${full('2021-09')}`);
  });

  it('add up to what was published, but for one that rounding takes', () => {
    const sum = ({ rows }: DataTable) => rows.reduce((total, [, value]) => total + Number(value), 0);
    expect([sum(people), sum(land)]).toEqual([62_027_503 - 1, 1_220_813 - 1]);
  });

  it('are named in the README with their tables', async () => {
    const readme = await readFile(join(CONTENT, 'data/README.md'), 'utf8');
    for (const { name } of await files.list('data'))
      if (name.endsWith('.yaml')) expect(readme).toContain(`\`${name}\``);
  });

  it('agree with the tables wherever a lesson puts a figure behind a province', async () => {
    const known = new Map(
      people.rows.map(([province, count]) => [
        String(province),
        [Number(count), Number(land.rows.find(([other]) => other === province)?.[1])],
      ]),
    );
    const said = new RegExp(`(${[...known.keys()].join('|')})(?:", |,| \\| | | with )(\\d{5,8})\\b`, 'g');
    let found = 0;
    for (const folder of ['questions-and-tables', 'cleaning'])
      for (const { name } of await files.list(`courses/data-science-foundations/${folder}`)) {
        const text = await files.read(`courses/data-science-foundations/${folder}/${name}`);
        for (const [, province = '', figure] of text?.matchAll(said) ?? []) {
          found += 1;
          expect(known.get(province), `${name}: ${province} ${figure}`).toContain(Number(figure));
        }
      }
    expect(found).toBeGreaterThan(20);
  });
});

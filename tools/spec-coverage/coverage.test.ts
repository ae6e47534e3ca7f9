import { describe, expect, it } from 'vitest';
import { coverageByArea, findUnknownIds } from './coverage.ts';

const clauseIds = ['LAND-01', 'LAND-02', 'SHELL-01', 'SHELL-02'];
const fileWith = (...titles: string[]) => [{ file: 'x.test.ts', titles }];

describe('coverage of the specification', () => {
  it('lists for each area the clauses that no title names', () => {
    expect(coverageByArea(clauseIds, fileWith('LAND-02 and SHELL-01 and SHELL-02 together'))).toEqual([
      { area: 'LAND', total: 2, unproven: ['LAND-01'] },
      { area: 'SHELL', total: 2, unproven: [] },
    ]);
  });

  it('does not expand a range', () => {
    const [land] = coverageByArea(['LAND-01', 'LAND-02', 'LAND-03'], fileWith('LAND-01 to LAND-03'));
    expect(land?.unproven).toEqual(['LAND-02']);
  });

  it('covers only the areas asked for', () => {
    expect(coverageByArea(clauseIds, [], ['SHELL']).map(({ area }) => area)).toEqual(['SHELL']);
  });
});

describe('unknown ids', () => {
  it.each(['LAND-03', 'LAND-1', 'LAND-001', 'LADN-01'])('reports %s with its file and title', (id) => {
    expect(findUnknownIds(clauseIds, fileWith(`${id} shows it`))).toEqual([
      { file: 'x.test.ts', id, title: `${id} shows it` },
    ]);
  });

  it.each(['hashes with SHA-256', 'reads UTF-8', 'follows ISO-8601', 'LAND-01 holds'])(
    'accepts “%s”',
    (title) => {
      expect(findUnknownIds(clauseIds, fileWith(title))).toEqual([]);
    },
  );
});

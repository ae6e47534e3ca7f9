import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copyFile, readClauseIds, specificationFile } from './clause-ids.ts';

const copy: string[] = JSON.parse(readFileSync(copyFile, 'utf8'));

describe('the copy of the clause ids', () => {
  it('is a sorted list of different ids', () => {
    expect(copy.length).toBeGreaterThan(500);
    expect(copy).toEqual([...new Set(copy)].sort());
    expect(copy.filter((id) => !/^[A-Z]+-\d{2}$/.test(id))).toEqual([]);
  });

  it.skipIf(!existsSync(specificationFile))('equals the specification where it is at hand', () => {
    expect(copy).toEqual(readClauseIds());
  });
});

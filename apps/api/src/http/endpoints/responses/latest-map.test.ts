import { describe, expect, it } from 'vitest';
import { LatestMap } from './latest-map.ts';

describe('a map of the latest', () => {
  it('forgets what was not asked for longest', () => {
    const map = new LatestMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    expect(map.get('a')).toBe(1);
    map.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 3]);
  });

  it('keeps one value for a key', () => {
    const map = new LatestMap<string, number>(2);
    for (const value of [1, 2, 3]) map.set('a', value);
    map.set('b', 4);
    expect([map.get('a'), map.get('b')]).toEqual([3, 4]);
    map.delete('a');
    expect(map.get('a')).toBeUndefined();
  });
});

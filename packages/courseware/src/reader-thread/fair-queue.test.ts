import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const entry = (personId: string, name: string) => ({ personId, name });

it('serves everybody’s first entry before anybody’s second', () => {
  const line = new FairQueue<ReturnType<typeof entry>>();
  for (const [personId, name] of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => [name[0] ?? '', name]))
    line.add(entry(personId ?? '', name ?? ''));
  const order = Array.from({ length: 7 }, () => line.takeNext()?.name);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  expect(line.size).toBe(0);
});

it('serves a new person before the second entry of the person who is being served', () => {
  const line = new FairQueue<ReturnType<typeof entry>>();
  line.add(entry('a', 'a1'));
  expect(line.takeNext()?.name).toBe('a1');
  line.add(entry('a', 'a2'));
  line.add(entry('b', 'b1'));
  expect([line.takeNext()?.name, line.takeNext()?.name]).toEqual(['b1', 'a2']);
});

it('counts for each person, and an entry that was removed is not served', () => {
  const line = new FairQueue<ReturnType<typeof entry>>();
  const [first, second] = [entry('a', 'first'), entry('a', 'second')];
  line.add(first);
  line.add(second);
  expect([line.size, line.countOf('a'), line.countOf('b')]).toEqual([2, 2, 0]);
  line.remove(first);
  line.remove(first);
  expect([line.size, line.countOf('a')]).toEqual([1, 1]);
  expect(line.takeNext()).toBe(second);
  line.remove(second);
  expect(line.size).toBe(0);
});

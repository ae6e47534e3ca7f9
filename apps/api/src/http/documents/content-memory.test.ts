import { expect, it } from 'vitest';
import { ContentMemory } from './content-memory.ts';

function createMemory(mostBytes: number) {
  const asked: string[] = [];
  const find = async (name: string) => {
    asked.push(name);
    return name === 'missing' ? null : Buffer.alloc(10, name);
  };
  return { asked, memory: new ContentMemory({ find, bytesOf: ({ length }) => length }, mostBytes) };
}

it('asks once for what it keeps, and each time for what is not there', async () => {
  const { asked, memory } = createMemory(100);
  for (const name of ['a', 'a', 'missing', 'missing', 'a']) await memory.read(name);
  expect(asked).toEqual(['a', 'missing', 'missing']);
  expect(await memory.read('a')).toEqual(Buffer.alloc(10, 'a'));
});

it('gives up what was unused longest when its bytes are used up', async () => {
  const { asked, memory } = createMemory(25);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await memory.read(name);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

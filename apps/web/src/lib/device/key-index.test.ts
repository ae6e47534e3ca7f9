import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './test/memory-storage.ts';

type KeyIndex = typeof import('./key-index.ts');

const PLACE = 'academy.1/thandi/learning-event/';
let page: EventTarget;
let index: KeyIndex;

beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  index = await import('./key-index.ts');
});
afterEach(() => void vi.unstubAllGlobals());

/** The storage event of other tabs; by then the value is in the storage. */
function notifyOtherTab(oldValue: string | null, newValue: string | null): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { oldValue, newValue }));
}

function countingStorage() {
  const asked = { keys: 0 };
  const storage = memoryStorage();
  const { key } = storage;
  storage.key = (at) => {
    asked.keys += 1;
    return key(at);
  };
  return { storage, asked };
}

const keysAt = (storage: ReturnType<typeof memoryStorage>, place = PLACE) => [
  ...index.keysAt(storage, place),
];

describe('the keys of one place', () => {
  it('are those that begin with all of it', () => {
    const storage = memoryStorage();
    for (const key of ['theme', 'a/b', `${PLACE}1`, `${PLACE}2/first`, 'academy.1/thandi/writing/1'])
      storage.setItem(key, 'x');
    expect(keysAt(storage)).toEqual([`${PLACE}1`, `${PLACE}2/first`]);
    expect(keysAt(storage, 'academy.1/sipho/learning-event/')).toEqual([]);
  });

  it('are read from the storage once, whatever this page adds and removes', () => {
    const { storage, asked } = countingStorage();
    for (let at = 0; at < 500; at += 1) storage.setItem(`${PLACE}${at}`, 'x');
    for (let at = 0; at < 500; at += 1) {
      expect(keysAt(storage)).toHaveLength(500 - at);
      index.removeKey(storage, `${PLACE}${at}`);
    }
    index.setKey(storage, `${PLACE}new`, 'x');
    index.setKey(storage, `${PLACE}new`, 'y');
    index.removeKey(storage, `${PLACE}never there`);
    expect(keysAt(storage)).toEqual([`${PLACE}new`]);
    expect(asked.keys).toBe(500);
  });

  it('do not have one for which there was no room', () => {
    const storage = memoryStorage();
    expect(keysAt(storage)).toEqual([]);
    storage.isFull = true;
    expect(() => index.setKey(storage, `${PLACE}1`, 'x')).toThrow('QuotaExceededError');
    expect(keysAt(storage)).toEqual([]);
  });
});

describe('another tab', () => {
  it('that has added or removed a key is noticed before the browser tells of it', () => {
    const storage = memoryStorage();
    index.setKey(storage, `${PLACE}1`, 'x');
    expect(keysAt(storage)).toEqual([`${PLACE}1`]);
    storage.setItem(`${PLACE}2`, 'x');
    expect(keysAt(storage)).toEqual([`${PLACE}1`, `${PLACE}2`]);
    storage.removeItem(`${PLACE}1`);
    expect(keysAt(storage)).toEqual([`${PLACE}2`]);
  });

  it.each([
    ['the browser tells of the removed key', () => notifyOtherTab('x', null)],
    ['the browser tells of the added key', () => notifyOtherTab(null, 'x')],
    ['this page comes back from the memory of the browser', () => page.dispatchEvent(new Event('pageshow'))],
    ['somebody needs to be certain', () => index.refreshKeyIndex()],
  ])('that has removed as many keys as it added is noticed when %s', (_when, happen) => {
    const storage = memoryStorage();
    index.setKey(storage, `${PLACE}1`, 'x');
    expect(keysAt(storage)).toEqual([`${PLACE}1`]);
    storage.removeItem(`${PLACE}1`);
    storage.setItem(`${PLACE}2`, 'x');
    happen();
    expect(keysAt(storage)).toEqual([`${PLACE}2`]);
  });

  it('that has only changed a value costs nothing', () => {
    const { storage, asked } = countingStorage();
    storage.setItem(`${PLACE}1`, 'x');
    expect(keysAt(storage)).toEqual([`${PLACE}1`]);
    storage.setItem(`${PLACE}1`, 'y');
    notifyOtherTab('x', 'y');
    expect(keysAt(storage)).toEqual([`${PLACE}1`]);
    expect(asked.keys).toBe(1);
  });

  it('and this page, in any order, leave the keys that the storage has', () => {
    const step = fc.record({
      isOther: fc.boolean(),
      isRemoval: fc.boolean(),
      isLooking: fc.boolean(),
      id: fc.nat({ max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const storage = memoryStorage();
        for (const { isOther, isRemoval, isLooking, id } of steps) {
          const key = `${PLACE}${id}`;
          const before = storage.getItem(key);
          if (isRemoval) isOther ? storage.removeItem(key) : index.removeKey(storage, key);
          else isOther ? storage.setItem(key, 'x') : index.setKey(storage, key, 'x');
          if (isOther) notifyOtherTab(before, storage.getItem(key));
          if (!isLooking) continue;
          expect(keysAt(storage).sort()).toEqual(index.keysIn(storage).sort());
        }
        expect(keysAt(storage).sort()).toEqual(index.keysIn(storage).sort());
      }),
    );
  });
});

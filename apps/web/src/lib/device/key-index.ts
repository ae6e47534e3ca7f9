// Which keys a storage has, by what they begin with (version, whose, what), so that nothing walks over all of them to
// find those of one kind. Values are always read from the storage itself: a key that is missing here waits for the next
// look, and one that is gone from the storage reads as nothing.

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface KeyIndex {
  readonly byPlace: Map<string, Set<string>>;
  size: number;
}

const placeOf = (key: string) => /^(?:[^/]*\/){3}/.exec(key)?.[0] ?? '';

let indexes = new WeakMap<DeviceStorage, KeyIndex>();

/** Where it matters what another tab has done in this very moment. */
export function readKeysAgain(): void {
  indexes = new WeakMap();
}

/** Every key, from the storage itself. */
export function keysIn(storage: DeviceStorage): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  return keys.filter((key) => key !== null);
}

function add(index: KeyIndex, key: string): void {
  const place = placeOf(key);
  const keys = index.byPlace.get(place) ?? new Set();
  index.byPlace.set(place, keys);
  index.size += keys.has(key) ? 0 : 1;
  keys.add(key);
}

/** Another tab adds and removes keys too. The number tells, except where it has added as many as it removed. */
function indexOf(storage: DeviceStorage): KeyIndex {
  let index = indexes.get(storage);
  if (index?.size !== storage.length) {
    index = { byPlace: new Map(), size: 0 };
    for (const key of keysIn(storage)) add(index, key);
    indexes.set(storage, index);
  }
  return index;
}

/** Those that begin with a place: `academy.1/<owner>/<kind>/`. */
export function keysAt(storage: DeviceStorage, place: string): ReadonlySet<string> {
  return indexOf(storage).byPlace.get(place) ?? new Set();
}

export function setKey(storage: DeviceStorage, key: string, text: string): void {
  storage.setItem(key, text);
  const index = indexes.get(storage);
  if (index) add(index, key);
}

export function removeKey(storage: DeviceStorage, key: string): void {
  storage.removeItem(key);
  const index = indexes.get(storage);
  if (index?.byPlace.get(placeOf(key))?.delete(key)) index.size -= 1;
}

// Another tab has added or removed a key. A page that comes back from the browser's memory has not heard of it.
globalThis.addEventListener?.('storage', ({ oldValue, newValue }) => {
  if (oldValue === null || newValue === null) readKeysAgain();
});
globalThis.addEventListener?.('pageshow', readKeysAgain);

// An index of a storage's keys by prefix (version, owner, kind), so that no lookup has to walk over all of them.
// Values are always read from the storage itself: a key missing from the index waits for the next refresh, and one
// that was removed from the storage reads as nothing.

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface KeyIndex {
  readonly byPlace: Map<string, Set<string>>;
  size: number;
}

const placeOf = (key: string) => /^(?:[^/]*\/){3}/.exec(key)?.[0] ?? '';

let indexes = new WeakMap<DeviceStorage, KeyIndex>();

/** For callers that must see what another tab has done just now. */
export function refreshKeyIndex(): void {
  indexes = new WeakMap();
}

/** Reads every key from the storage itself. */
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

/** Another tab adds and removes keys too. The count shows it, unless it has added as many as it removed. */
function indexOf(storage: DeviceStorage): KeyIndex {
  let index = indexes.get(storage);
  if (index?.size !== storage.length) {
    index = { byPlace: new Map(), size: 0 };
    for (const key of keysIn(storage)) add(index, key);
    indexes.set(storage, index);
  }
  return index;
}

/** The keys with a prefix: `academy.1/<owner>/<kind>/`. */
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

// Another tab has added or removed a key. A page restored from the back/forward cache has missed that event.
globalThis.addEventListener?.('storage', ({ oldValue, newValue }) => {
  if (oldValue === null || newValue === null) refreshKeyIndex();
});
globalThis.addEventListener?.('pageshow', refreshKeyIndex);

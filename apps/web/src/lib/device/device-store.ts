// Everything that the browser stores for the academy goes through here: one form of key, one way to handle a full or
// forbidden storage, one place that knows what is private. A key has four parts: version, owner, kind, id. Work waits
// in localStorage and not in IndexedDB (idb-keyval 6.3.0: 458 bytes), because a page that is being left does not wait
// for a transaction. Of 40 events written in `pagehide`, measured in Chromium, IndexedDB had none after another page
// was opened and 35 after the tab was closed; localStorage had 40 each time.
import { type DeviceStorage, keysAt, keysIn, removeKey, setKey } from './key-index.ts';

export type { DeviceStorage } from './key-index.ts';

const VERSION = 'academy.1';
const EVERYBODY = '-';
const SHARED = `${VERSION}/${EVERYBODY}/`;
// Before version 1 keys contained the name of an account, which may be an e-mail address.
const OLD_PRIVATE_KEYS =
  /^(learning-event|writing|exercise-code|project|attempt|career-assessment|recent-searches):/;

/** For `draftEntry`. */
export const DRAFT_KINDS = ['refused-text', 'course-text', 'peer-review', 'project-review'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];
/** For `privateEntry`. */
export type PrivateKind =
  | 'attempt'
  | 'guess'
  | 'check-answer'
  | 'career-assessment'
  | 'recent-searches'
  | 'search-hits'
  | 'known-notices'
  | 'display-unsent'
  | 'saved-course'
  | 'refused-request'
  | 'answer';
type SharedKind =
  | 'lesson-text-size'
  | 'lesson-shortcuts'
  | 'last-person'
  | 'data-usage'
  | 'data-plan'
  | 'data-price'
  | 'clock-error'
  | 'visits';

/** Turns a stored value into its type; null for anything invalid. */
type Parse<Value> = (stored: unknown) => Value | null;

export interface StorageEntry<Value> {
  readonly read: (id?: string) => Value | null;
  /** False where there is no room: then only this page has it. */
  readonly store: (value: Value, id?: string) => boolean;
  readonly drop: (id?: string) => void;
  readonly all: () => readonly { readonly id: string; readonly value: Value }[];
}

/** Work that waits until the server has it. Its kind is in `unsentWork` of a `feature.ts`, which sends it. */
export interface UnsentEntry<Value> extends StorageEntry<Value> {
  readonly kind: string;
}

/** Null where the browser forbids it. */
function browserStorage(): DeviceStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** For the lifetime of the tab. Null where the browser forbids it: then nothing outlives the page. */
export function tabStorage(): DeviceStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const listeners = new Set<(kind: string) => void>();

/** Calls back after something of a kind was kept or dropped on this page. */
export function onKept(listener: (kind: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Deferred, because some of it happens during a render, when another component must not be updated. */
function tell(kind: string): void {
  queueMicrotask(() => {
    for (const listener of listeners) listener(kind);
  });
}

/**
 * What the academy can send again, except for the last user: without that the next visit could not start with stored
 * answers.
 */
const isReplaceable = (key: string) =>
  /^[^/]+\/[^/]+\/(?:answer|search-hits)\//.test(key) && !key.includes('GET /api/auth/user');

/** Whether it was stored. Work that exists nowhere else may evict what can be fetched again. */
function put(storage: DeviceStorage, key: string, text: string): boolean {
  let replaceable: string[] | undefined;
  for (;;) {
    try {
      setKey(storage, key, text);
      return true;
    } catch {
      replaceable ??=
        isReplaceable(key) || key.startsWith(SHARED) ? [] : keysIn(storage).filter(isReplaceable);
      const dropped = replaceable.pop();
      if (dropped === undefined) return false;
      removeKey(storage, dropped);
    }
  }
}

/** Owners whose data was deleted for good: writes of a page that is being left would otherwise outlive the deletion. */
const deletedOwners = new Set<string>();

function placeOf<Value>(
  owner: string,
  kind: string,
  parse: Parse<Value>,
  storage: DeviceStorage | null,
): StorageEntry<Value> {
  const prefix = `${VERSION}/${owner}/${kind}/`;
  function valueAt(key: string): Value | null {
    try {
      return parse(JSON.parse(storage?.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  }
  return {
    read: (id = '') => valueAt(`${prefix}${id}`),
    store(value, id = '') {
      if (storage === null || deletedOwners.has(owner)) return false;
      const isKept = put(storage, `${prefix}${id}`, JSON.stringify(value));
      if (isKept) tell(kind);
      return isKept;
    },
    drop(id = '') {
      if (storage !== null) removeKey(storage, `${prefix}${id}`);
      tell(kind);
    },
    all() {
      if (storage === null) return [];
      return [...keysAt(storage, prefix)].flatMap((key) => {
        const value = valueAt(key);
        return value === null ? [] : [{ id: key.slice(prefix.length), value }];
      });
    },
  };
}

type EntryOf<Kind extends string> = <Value>(
  userId: string,
  kind: Kind,
  parse: Parse<Value>,
  storage?: DeviceStorage | null,
) => StorageEntry<Value>;

// A phone is often shared: what one person stores is private, and deleted when they log out.
const ownEntry: EntryOf<string> = (userId, kind, parse, storage = browserStorage()) =>
  placeOf(userId, kind, parse, storage);

/** What somebody wrote and exists nowhere else: logging out asks before it is deleted. */
export const draftEntry: EntryOf<DraftKind> = ownEntry;

/** What can be lost: logging out deletes it without a question. */
export const privateEntry: EntryOf<PrivateKind> = ownEntry;

/** Work that waits until the server has it: logging out asks before it is deleted. */
export function unsentEntry<Value>(
  userId: string,
  kind: string,
  parse: Parse<Value>,
  storage = browserStorage(),
): UnsentEntry<Value> {
  return { kind, ...placeOf(userId, kind, parse, storage) };
}

/** Settings of this device, whoever signs in. */
export function sharedEntry<Value>(
  kind: SharedKind,
  parse: Parse<Value>,
  storage = browserStorage(),
): StorageEntry<Value> {
  return placeOf(EVERYBODY, kind, parse, storage);
}

/** A word under a plain key that the specification names (1§3, 2§3), or that is read before any of our code runs. */
export function plainPlace(key: string, storageOf = browserStorage) {
  return {
    key,
    read(storage = storageOf()): string | null {
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    store(word: string, storage = storageOf()): void {
      try {
        storage?.setItem(key, word);
      } catch {
        // The choice holds for this page at least.
      }
    },
    drop: (storage = storageOf()): void => storage?.removeItem(key),
  };
}

export const themeEntry = plainPlace('theme');

export function countPrivate(userId: string, kinds: readonly string[], storage = browserStorage()): number {
  if (storage === null) return 0;
  return kinds.reduce((sum, kind) => sum + keysAt(storage, `${VERSION}/${userId}/${kind}/`).size, 0);
}

export const hasPrivate = (...query: Parameters<typeof countPrivate>): boolean => countPrivate(...query) > 0;

/** Everything of one kind; other kinds and other owners stay. */
export function forgetKind(userId: string, kind: PrivateKind, storage = browserStorage()): void {
  if (storage === null) return;
  for (const key of keysIn(storage))
    if (key.startsWith(`${VERSION}/${userId}/${kind}/`)) removeKey(storage, key);
}

/** After a person has logged out, nothing of theirs is left and nothing is stored any more. */
export function forgetPerson(userId: string, storage = browserStorage()): void {
  deletedOwners.add(userId);
  if (storage === null) return;
  for (const key of keysIn(storage))
    if (key.startsWith(`${VERSION}/${userId}/`) || OLD_PRIVATE_KEYS.test(key)) removeKey(storage, key);
}

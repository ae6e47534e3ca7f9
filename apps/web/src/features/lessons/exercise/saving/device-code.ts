import { readWriting, type Writing } from '../../writing/writing.ts';

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Phones are shared: what is kept belongs to one learner. */
function keyOf(owner: string, lessonId: string): string {
  return `exercise-code:${owner}:${lessonId}`;
}

export function readDeviceCode(storage: DeviceStorage, owner: string, lessonId: string): Writing | null {
  try {
    return readWriting(storage.getItem(keyOf(owner, lessonId)));
  } catch {
    return null; // A browser that forbids storage.
  }
}

/** It stays when the server has it: the page may still hold an older copy of the server's. */
export function keepOnDevice(storage: DeviceStorage, owner: string, lessonId: string, kept: Writing): void {
  try {
    storage.setItem(keyOf(owner, lessonId), JSON.stringify(kept));
  } catch {
    // The storage is full or forbidden; the server's copy remains.
  }
}

/** A text of the learner and when its last letter was written. */
export interface Writing {
  readonly text: string;
  readonly writtenAt: string;
}

/** Between two devices the later one stays; at the same instant the one that the server has. */
export function newerWriting(onServer: Writing | null, onDevice: Writing | null): Writing | null {
  if (onServer === null || onDevice === null) return onServer ?? onDevice;
  return Date.parse(onDevice.writtenAt) > Date.parse(onServer.writtenAt) ? onDevice : onServer;
}

/** Stored as text; what cannot be read counts as nothing. */
export function readWriting(stored: string | null): Writing | null {
  try {
    const { text, writtenAt } = JSON.parse(stored ?? '');
    return typeof text === 'string' && !Number.isNaN(Date.parse(writtenAt)) ? { text, writtenAt } : null;
  } catch {
    return null;
  }
}

import { type DeviceStorage, draftEntry, privateEntry, type UnsentEntry } from '../device/device-store.ts';

/** Work that the server has read and refused: kept with the reason until its owner has seen it. */
export interface Refusal {
  /** What it was, in the words of its owner. Earlier versions of the application stored none. */
  readonly words?: string;
  readonly sentence: string;
  /** What was written. */
  readonly text?: string;
}

/** Of a piece of work among those of all kinds. */
export const workId = ({ kind }: Pick<UnsentEntry<never>, 'kind'>, id: string): string => `${kind}/${id}`;

const asRefusal = (stored: unknown) => stored as Refusal | null;

/** What somebody wrote exists nowhere else after a refusal, unlike a request. */
export const refusalEntry = (
  userId: string,
  kind: 'refused-text' | 'refused-request',
  storage?: DeviceStorage | null,
) =>
  kind === 'refused-text'
    ? draftEntry(userId, kind, asRefusal, storage)
    : privateEntry(userId, kind, asRefusal, storage);

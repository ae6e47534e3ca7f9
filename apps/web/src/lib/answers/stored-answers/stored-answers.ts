import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type DeviceStorage, privateEntry } from '../../device/device-store.ts';

/**
 * Written by the build: it differs when the endpoints or the shape of an answer change, and what was stored before is
 * then ignored.
 */
declare const ANSWER_SHAPES: string;

/** Enough for the screens of a week; a phone gives a site five million characters, and unsent work needs some of them. */
export const STORED_LIMITS = { answers: 60, characters: 400_000, days: 30 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

interface StoredAnswer {
  readonly shape: string;
  readonly keptAt: number;
  readonly key: QueryKey;
  readonly data: unknown;
}

interface StoredAnswersEdge {
  readonly storage?: DeviceStorage | null;
  readonly shape?: string;
  readonly now?: () => number;
}

function parse(stored: unknown): StoredAnswer | null {
  const answer = stored as StoredAnswer | null;
  return Array.isArray(answer?.key) && typeof answer.keptAt === 'number' ? answer : null;
}

/** The last answers of one person on this device, so that the next visit can start with them. */
export function storedAnswersOf(
  userId: string,
  { storage, shape = ANSWER_SHAPES, now = Date.now }: StoredAnswersEdge = {},
) {
  const place = privateEntry(userId, 'answer', parse, storage);
  /** Characters by id, oldest first; counted only when room is needed, not while a visit starts. */
  const sizes = new Map<string, () => number>();

  function drop(id: string): void {
    sizes.delete(id);
    place.drop(id);
  }

  function makeRoom(): void {
    let characters = [...sizes.values()].reduce((sum, size) => sum + size(), 0);
    for (const [id, size] of sizes) {
      if (sizes.size <= STORED_LIMITS.answers && characters <= STORED_LIMITS.characters) return;
      characters -= size();
      drop(id);
    }
  }

  function remember(id: string, { data }: StoredAnswer): void {
    let size: number | undefined;
    sizes.delete(id);
    sizes.set(id, () => {
      size ??= JSON.stringify(data).length;
      return size;
    });
  }

  return {
    /** All that may be shown again, oldest first. Entries in another shape or too old are deleted. */
    read(): StoredAnswer[] {
      const oldest = now() - STORED_LIMITS.days * DAY_MS;
      const fit: StoredAnswer[] = [];
      for (const { id, value } of [...place.all()].sort((a, b) => a.value.keptAt - b.value.keptAt)) {
        if (value.shape !== shape || value.keptAt < oldest) drop(id);
        else {
          remember(id, value);
          fit.push(value);
        }
      }
      return fit;
    },

    store(key: QueryKey, data: unknown): void {
      if (data === null || data === undefined) return;
      const id = hashKey(key);
      const answer = { shape, keptAt: now(), key, data };
      remember(id, answer);
      makeRoom();
      if (import.meta.env.DEV && !sizes.has(id))
        console.error(
          `${id} exceeds the ${STORED_LIMITS.characters} characters that a device stores: let it be paged.`,
        );
      // Too large by itself, or no room on the device: no entry is better than an outdated one.
      if (sizes.has(id) && !place.store(answer, id)) drop(id);
    },

    forget: (key: QueryKey) => drop(hashKey(key)),
  };
}

export type StoredAnswers = ReturnType<typeof storedAnswersOf>;

/** Fills the cache before the first screen is drawn. Each answer is refetched when it is shown. */
export function restoreAnswers(queryClient: QueryClient, answers: readonly StoredAnswer[]): void {
  for (const { key, data, keptAt } of answers) {
    queryClient.setQueryData(key, data, { updatedAt: keptAt });
    void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
}

// Counts how much data the academy's calls use on this device, from the first byte of the first page. Small, because
// every page includes it; the code that shows the figures is loaded with the assistant.
import {
  addCounted,
  type Counted,
  countTransfers,
  NOTHING_COUNTED,
} from '@academy/domain/academy/data-usage';
import { sastDay } from '@academy/domain/kernel';
import { type StorageEntry, sharedEntry, tabStorage } from './device-store.ts';
import { isWorkersFile } from './worker-files.ts';

export interface MeterReading {
  readonly totalBytes: number;
  /** Since the start of the month. */
  readonly monthBytes: number;
  readonly session: Counted;
}

/** Of one month, `2026-11`: the next one starts at 0. */
interface MonthCount {
  readonly month: string;
  readonly bytes: number;
}

interface MeterPlaces {
  /** Stored on the device across visits. */
  readonly total: StorageEntry<number>;
  readonly month: StorageEntry<MonthCount>;
  /** Stored for the lifetime of the tab: a reloaded page continues the same session. */
  readonly session: StorageEntry<Counted>;
}

const isCount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** Parses a value from the storage or the worker; null for anything else. */
function countedFrom(value: unknown): Counted | null {
  const { bytes, packedBytes, plainBytes } = (value ?? {}) as Partial<Counted>;
  return isCount(bytes) && isCount(packedBytes) && isCount(plainBytes)
    ? { bytes, packedBytes, plainBytes }
    : null;
}

function monthFrom(value: unknown): MonthCount | null {
  const { month, bytes } = (value ?? {}) as Partial<MonthCount>;
  return typeof month === 'string' && isCount(bytes) ? { month, bytes } : null;
}

const THIS_MONTH = 'month';

/** One value among others of its kind. */
const placeAt = <Value>(place: StorageEntry<Value>, id: string): StorageEntry<Value> => ({
  ...place,
  read: () => place.read(id),
  store: (value) => place.store(value, id),
});

const browserPlaces = (): MeterPlaces => ({
  total: sharedEntry('data-usage', (stored) => (isCount(stored) ? stored : null)),
  month: placeAt(sharedEntry('data-usage', monthFrom), THIS_MONTH),
  session: sharedEntry('data-usage', countedFrom, tabStorage()),
});

const monthNow = () => sastDay(new Date()).slice(0, 7);

export function createDataMeter({ total, month, session }: MeterPlaces, thisMonth = monthNow) {
  const listeners = new Set<() => void>();
  /** Where nothing can be stored, the page itself remembers the total. */
  let reading: MeterReading = read();
  let shownMonth = thisMonth();

  function read(): MeterReading {
    return {
      totalBytes: total.read() ?? 0,
      monthBytes: inThisMonth(),
      session: session.read() ?? NOTHING_COUNTED,
    };
  }

  function inThisMonth(): number {
    const ofMonth = month.read();
    return ofMonth?.month === thisMonth() ? ofMonth.bytes : 0;
  }

  function show(next: MeterReading): void {
    reading = next;
    for (const tell of listeners) tell();
  }

  return {
    reading: () => reading,

    add(counted: Counted): void {
      if (counted.bytes === 0) return;
      // Another tab may have counted meanwhile, and a full storage may lag behind.
      const totalBytes = Math.max(total.read() ?? 0, reading.totalBytes) + counted.bytes;
      const inSession = addCounted(reading.session, counted);
      const before = shownMonth === thisMonth() ? reading.monthBytes : 0;
      shownMonth = thisMonth();
      const monthBytes = Math.max(inThisMonth(), before) + counted.bytes;
      total.store(totalBytes);
      month.store({ month: shownMonth, bytes: monthBytes });
      session.store(inSession);
      show({ totalBytes, monthBytes, session: inSession });
    },

    /** The next user of this tab starts at 0. */
    endSession(): void {
      session.drop();
      show({ ...reading, session: NOTHING_COUNTED });
    },

    /** Another tab has counted. */
    readAgain: () =>
      show({ ...reading, totalBytes: total.read() ?? reading.totalBytes, monthBytes: inThisMonth() }),

    onChange(tell: () => void): () => void {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

export type DataMeter = ReturnType<typeof createDataMeter>;

let own: DataMeter | undefined;

/** The meter of this page. */
export function dataMeter(): DataMeter {
  own ??= createDataMeter(browserPlaces());
  return own;
}

/** A request body that has reached the server; its headers are counted with the response. */
export function countSent(body: string): void {
  dataMeter().add({ ...NOTHING_COUNTED, bytes: new TextEncoder().encode(body).length });
}

/** Responses of the worker may have been fetched by the worker, which then counts them. */
function isOwnCall(entry: PerformanceResourceTiming): boolean {
  const { origin, pathname } = new URL(entry.name);
  if (origin !== location.origin) return false;
  return entry.workerStart === 0 || (entry.entryType !== 'navigation' && !isWorkersFile(pathname));
}

/** Starts with what this page has used so far, and continues until it is left. */
export function startDataMeter(): void {
  const meter = dataMeter();
  const observer = new PerformanceObserver((list) => {
    meter.add(countTransfers((list.getEntries() as PerformanceResourceTiming[]).filter(isOwnCall)));
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  addEventListener('storage', meter.readAgain);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const counted = countedFrom(data?.counted);
    if (counted) meter.add(counted);
  });
}

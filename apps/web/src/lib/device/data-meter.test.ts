import { type Counted, NOTHING_COUNTED } from '@academy/domain/academy/data-usage';
import { describe, expect, it } from 'vitest';
import { createDataMeter } from './data-meter.ts';

/** One value of a storage. */
function createPlace<Value>(first: Value | null = null, hasRoom = true) {
  let value = first;
  return {
    read: () => value,
    store(next: Value) {
      if (hasRoom) value = next;
      return hasRoom;
    },
    drop: () => {
      value = null;
    },
    all: () => [],
  };
}

type Month = { readonly month: string; readonly bytes: number };

const counted = (bytes: number) => ({ bytes, packedBytes: bytes, plainBytes: 3 * bytes });

describe('the meter', () => {
  it('AGENT-44 begins the session at 0 and the total where the last visit ended', () => {
    const meter = createDataMeter({ total: createPlace(5000), month: createPlace(), session: createPlace() });
    expect(meter.reading()).toMatchObject({ totalBytes: 5000, session: NOTHING_COUNTED });
    meter.add(counted(700));
    expect(meter.reading()).toMatchObject({ totalBytes: 5700, session: counted(700) });
  });

  it('goes on with the session of the tab when the page is loaded again', () => {
    const places = {
      total: createPlace<number>(),
      month: createPlace<Month>(),
      session: createPlace<Counted>(),
    };
    createDataMeter(places).add(counted(100));
    const again = createDataMeter(places);
    again.add(counted(20));
    expect(again.reading()).toMatchObject({ totalBytes: 120, session: counted(120) });
  });

  it('begins the next session at 0 and keeps the total', () => {
    const places = {
      total: createPlace<number>(),
      month: createPlace<Month>(),
      session: createPlace<Counted>(),
    };
    const meter = createDataMeter(places);
    meter.add(counted(100));
    meter.endSession();
    expect(meter.reading()).toMatchObject({ totalBytes: 100, session: NOTHING_COUNTED });
    expect(createDataMeter(places).reading().session).toEqual(NOTHING_COUNTED);
  });

  it('adds to what another tab has counted, and shows it', () => {
    const total = createPlace(1000);
    const meter = createDataMeter({ total, month: createPlace(), session: createPlace() });
    total.store(1500);
    meter.readAgain();
    expect(meter.reading().totalBytes).toBe(1500);
    total.store(2000);
    meter.add(counted(10));
    expect(meter.reading()).toMatchObject({ totalBytes: 2010, session: counted(10) });
  });

  it('counts each month from 0, also in a page that stays open', () => {
    let now = '2026-11';
    const month = createPlace<Month>({ month: '2026-10', bytes: 900 });
    const meter = createDataMeter({ total: createPlace(), month, session: createPlace() }, () => now);
    expect(meter.reading().monthBytes).toBe(0);
    meter.add(counted(100));
    meter.add(counted(20));
    expect(meter.reading().monthBytes).toBe(120);
    now = '2026-12';
    meter.add(counted(5));
    expect(month.read()).toEqual({ month: '2026-12', bytes: 5 });
  });

  it('counts on where the device has no room', () => {
    const meter = createDataMeter({
      total: createPlace(50, false),
      month: createPlace<Month>(null, false),
      session: createPlace<Counted>(null, false),
    });
    meter.add(counted(10));
    meter.add(counted(10));
    expect(meter.reading()).toEqual({ totalBytes: 70, monthBytes: 20, session: counted(20) });
  });

  it('notifies listeners once for each change, and not for calls that cost nothing', () => {
    const meter = createDataMeter({ total: createPlace(), month: createPlace(), session: createPlace() });
    let calls = 0;
    const stop = meter.onChange(() => {
      calls += 1;
    });
    meter.add(counted(1));
    meter.add(NOTHING_COUNTED);
    expect(calls).toBe(1);
    stop();
    meter.add(counted(1));
    expect(calls).toBe(1);
  });
});

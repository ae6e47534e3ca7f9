import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { buyPhone } from '../journey/phone.ts';
import { startThrottlingProxy, type ThrottlingProxy } from '../journey/throttling-proxy.ts';
import { listOfCalls } from '../journey/traffic.ts';
import type { Product } from '../system/product.ts';
import { FIRST_DAY, type HourStep, hourSteps, NEXT_DAY } from './hour-steps.ts';
import { hourRows, hourTable, type MeasuredPart } from './hour-table.ts';

/** A line without delays: this counts bytes, not seconds. */
const LINE = { kilobitsPerSecond: 20_000, roundTripMs: 20 };
const GOALS = { cold: 700_000, nextDay: 40_000 };
const QUIET_MS = 4000;
const LONGEST_WAIT_MS = 60_000;
/** A night, for everything that depends on time: what was learnt is no longer new. */
const NIGHT_MS = 61_000;

const NOTE =
  'Everything that goes over the line both ways, on a phone that was empty at the start; the next day reads three other ' +
  'lessons. The line of the benchmark is HTTP/1; over HTTP/2, which phones get, heads are counted with 600 bytes a call.';

async function untilQuiet({ meter }: ThrottlingProxy): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  meter.noteMove();
  while (performance.now() < deadline && performance.now() - meter.lastAt < QUIET_MS) await pause(100);
}

async function study(steps: readonly HourStep[], page: Page, line: ThrottlingProxy): Promise<MeasuredPart[]> {
  const measured: MeasuredPart[] = [];
  for (const { name, take } of steps) {
    line.meter.taken();
    await take(page, line.url);
    await untilQuiet(line);
    measured.push({ name, ...line.meter.taken() });
  }
  return measured;
}

/** The cost of an hour of learning: on a phone without any stored data, and on the next day. */
export async function runStudyHour(product: Product, wantsCalls: boolean): Promise<string> {
  const line = await startThrottlingProxy(product.url, LINE);
  const phone = await buyPhone({ slowerBy: 1 });
  try {
    const firstPage = await phone.open();
    const cold = await study(hourSteps(FIRST_DAY, true), firstPage, line);
    // People who put a phone away leave the page first, and its last report is still sent.
    await firstPage.goto('about:blank');
    await untilQuiet(line);
    await phone.close();
    const page = await phone.open();
    await pause(NIGHT_MS);
    const nextDay = await study(hourSteps(NEXT_DAY, false), page, line);
    if (wantsCalls) for (const part of nextDay) console.log(listOfCalls(`next day: ${part.name}`, part));
    const rows = [...hourRows('cold', cold, GOALS.cold), ...hourRows('next day', nextDay, GOALS.nextDay)];
    return `${hourTable(rows)}\n\n${NOTE}`;
  } finally {
    await phone.discard();
    await line.stop();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Product } from '../system/product.ts';
import { journeyTable, type MeasuredStep } from './journey-table.ts';
import { buyPhone } from './phone.ts';
import { STEPS, type Step } from './steps.ts';
import { startThrottlingProxy, type ThrottlingProxy } from './throttling-proxy.ts';
import { listOfCalls, type TrafficMeter } from './traffic.ts';

const LINE = { kilobitsPerSecond: 400, roundTripMs: 400 };
const QUIET_MS = 2000;
/** A browser that has just started is busy with itself. */
const BROWSER_START_MS = 3000;
const LONGEST_WAIT_MS = 45_000;

const NOTE =
  'kB, requests and scripts until the line is quiet again; those of the first step include the application, which ' +
  'comes while the panel to sign in is open.';

/** Somebody reads the content; meanwhile the rest of it arrives. */
async function waitForQuiet(meter: TrafficMeter): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  meter.noteMove();
  while (performance.now() < deadline && performance.now() - meter.lastAt < QUIET_MS) await pause(100);
}

async function take(step: Step, page: Page, { url, meter }: ThrottlingProxy): Promise<MeasuredStep> {
  await step.prepare?.(page, url);
  if (step.prepare) await waitForQuiet(meter);
  const { begin, arrive } = await step.aim(page, url);
  meter.taken();
  const start = performance.now();
  await begin();
  await arrive();
  const ms = performance.now() - start;
  await waitForQuiet(meter);
  return { name: step.name, ms, ...meter.taken() };
}

/** All steps by one person on a phone without any stored data. */
async function travel(proxy: ThrottlingProxy): Promise<MeasuredStep[]> {
  const phone = await buyPhone();
  try {
    let page = await phone.open();
    const measured: MeasuredStep[] = [];
    for (const step of STEPS) {
      if (step.isNextDay) {
        await phone.close();
        page = await phone.open();
        await pause(BROWSER_START_MS);
      }
      measured.push(await take(step, page, proxy));
    }
    return measured;
  } finally {
    await phone.discard();
  }
}

export async function runJourney(product: Product, runs: number, wantsCalls: boolean): Promise<string> {
  const proxy = await startThrottlingProxy(product.url, LINE);
  try {
    const journeys: MeasuredStep[][] = [];
    for (let run = 0; run < runs; run += 1) journeys.push(await travel(proxy));
    if (wantsCalls) for (const step of journeys.at(-1) ?? []) console.log(listOfCalls(step.name, step));
    return `${journeyTable(journeys)}\n\n${NOTE}`;
  } finally {
    await proxy.stop();
  }
}

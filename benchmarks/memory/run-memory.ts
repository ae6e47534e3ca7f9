import { addLearners, prepareLearners, studyOfOne } from '../cpu/learners.ts';
import { recordScreens } from '../cpu/record-screens.ts';
import { createSender, type Work, workFor } from '../cpu/send-calls.ts';
import { inTurn, productRows } from '../cpu/units.ts';
import { COURSE } from '../product-places.ts';
import { cpuMs, memoryOf } from '../system/processes.ts';
import type { Product } from '../system/product.ts';
import { type Look, memoryTable, sampleTimes } from './memory-table.ts';

const LINES = 8;
const WRITERS = 200;
const EVENTS_OF_LOOK = 100;
const MINUTE_MS = 60_000;

/** The cost of one more event of the same learner, in ms of processor time. */
async function costOfEvent(product: Product, study: Work): Promise<number> {
  const sender = createSender(product.url, 1);
  const before = await cpuMs(product);
  for (let event = 0; event < EVENTS_OF_LOOK; event += 1) for (const call of study()) await sender.send(call);
  sender.close();
  return ((await cpuMs(product)) - before) / EVENTS_OF_LOOK;
}

/** All screens and writes in turn, as fast as the machine allows, with a memory sample now and then. */
export async function runMemory(product: Product, minutes: number): Promise<string> {
  const many = await addLearners(product, WRITERS, COURSE);
  const one = await addLearners(product, 1, COURSE);
  const study = studyOfOne(one.cookies[0] ?? '', one.lessons);
  const looks: Look[] = [];
  let units = 0;
  const look = async (minute: number) => {
    const memory = await memoryOf(product);
    looks.push({ minute, units, ...memory, eventMs: await costOfEvent(product, study) });
  };

  await look(0);
  await prepareLearners(product.url, many);
  const sender = createSender(product.url, LINES);
  let before = 0;
  for (const minute of sampleTimes(minutes)) {
    // Again each time: the right to read a lesson, which is recorded with it, ends after half an hour.
    const rows = productRows(await recordScreens(product.url), many, one);
    const nextRow = inTurn(rows.filter(({ name }) => !name.includes('again')));
    units += await workFor(sender, () => nextRow()?.work() ?? [], LINES, (minute - before) * MINUTE_MS);
    before = minute;
    await look(minute);
  }
  sender.close();
  return memoryTable(looks);
}

import { REQUEST_LIMIT_MS } from '../http/endpoints/time-limit.ts';
import type { JobName, JobPayloads } from '../job-queue/add-job.store.ts';
import { contextOf, jobsOf } from '../modules/index.ts';
import type { Services } from '../services.ts';

/** Runs the job of this name at once, without the queue. No mail is sent. */
export async function runJob<Name extends JobName>(
  services: Services,
  name: Name,
  payload: JobPayloads[Name],
  /** With the modules in the opposite order, when that must not matter. */
  isReversed = false,
): Promise<void> {
  const process = { publicUrl: () => 'http://academy.example', limitMs: REQUEST_LIMIT_MS };
  const context = contextOf(services, process);
  const modules = isReversed ? context.modules.toReversed() : context.modules;
  const { taskList } = jobsOf({ ...context, modules, postOffice: null });
  await (taskList[name] as (payload: JobPayloads[Name]) => Promise<void>)(payload);
}

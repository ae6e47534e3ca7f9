import type { Endpoints } from '@academy/contract';
import type { EndpointKey } from '@academy/contract/endpoint';
import type { HealthFacts } from '@academy/domain/overview/operations';
import type { FastifyInstance } from 'fastify';
import type { AnyHandler } from '../http/endpoints/call.ts';
import type { Gate } from '../http/endpoints/gate.ts';
import { serveEndpoints } from '../http/endpoints/serve-endpoints.ts';
import type { JobName } from '../job-queue/add-job.store.ts';
import type { Services } from '../services.ts';
import { type Answerer, type CallKind, kindInTable } from '../worker-calls/call-inputs.ts';
import { createSharedContext, type ProcessSettings } from './context.ts';
import type { JobContext, Module, ModuleContext } from './define-module.ts';
import * as list from './list.ts';

type Listed = (typeof list)[keyof typeof list];
type KeysOfEach<Part> = Part extends unknown ? keyof Part : never;
type FactsOf<Each> = Each extends { health?: (...input: never[]) => Promise<infer Facts> }
  ? keyof Facts
  : never;

type Unserved = Exclude<keyof Endpoints, KeysOfEach<Listed['endpoints']>>;
type Unlisted = Exclude<KeysOfEach<Listed['endpoints']>, keyof Endpoints>;
type Unhandled = Exclude<JobName, KeysOfEach<Listed['jobs']>>;
type Unanswered = Exclude<CallKind, KeysOfEach<Listed['calls']>>;
type Unjudged = Exclude<keyof HealthFacts, FactsOf<Listed>>;
type Missing =
  | `The contract has '${Unserved}', but no module in modules/list.ts serves it`
  | `A module serves '${Unlisted}', but no file in contract/src/tables.ts has it`
  | `The job '${Unhandled}' has no handler in a module.ts`
  | `The call '${Unanswered}' has no answerer in a module.ts`
  | `The health page needs '${Unjudged}', but no module.ts provides it`;
/** Does not compile when something is missing: the error says what. */
const MISSING: Record<Missing, never> = {};

export const MODULES: readonly Module[] = [...Object.values(list), ...Object.values<never>(MISSING)];

export const contextOf = (services: Services, settings: ProcessSettings): ModuleContext => ({
  ...createSharedContext(services, settings),
  modules: MODULES,
});

/** Serves endpoints and pages of all modules, and returns the handlers, which forms of the web pages call too. */
export function serveModules(
  app: FastifyInstance,
  gate: Gate,
  context: ModuleContext,
): ReadonlyMap<EndpointKey, AnyHandler> {
  const served = new Map<EndpointKey, AnyHandler>();
  for (const { endpoints, handlers, replicated, pages } of context.modules) {
    if (endpoints && handlers) {
      const own = handlers(context) as Readonly<Record<EndpointKey, AnyHandler>>;
      serveEndpoints(app, gate, endpoints, own, replicated);
      for (const [key, handler] of Object.entries(own)) served.set(key as EndpointKey, handler);
    }
    pages?.(app, gate, context);
  }
  return served;
}

/** The handlers of all jobs, and the crontab of the scheduled ones. */
export function jobsOf(context: JobContext) {
  const jobs = context.modules.flatMap((module) => Object.entries(module.jobs ?? {}));
  return {
    taskList: Object.fromEntries(jobs.map(([name, { handler }]) => [name, handler(context)])),
    crontab: jobs
      .flatMap(([name, { cron }]) => (cron === undefined ? [] : [cronLine(name, cron)]))
      .join('\n'),
  };
}

/** How a worker answers the calls of web servers. */
export function answerersOf(context: ModuleContext) {
  const calls = context.modules.flatMap((module) => Object.entries(module.calls ?? {}));
  return calls.map(([kind, create]) => {
    const { variants, mostAtOnce, answer } = create(context) as Answerer<unknown>;
    const kindWith = (variant?: string) => kindInTable(kind as CallKind, variant);
    return { kinds: variants?.map(kindWith) ?? [kindWith()], mostAtOnce, answer };
  });
}

/** The name of the job is between the five time fields and the options. */
function cronLine(name: string, cron: string): string {
  const [time, options] = cron.split(' ?');
  return options === undefined ? `${time} ${name}` : `${time} ${name} ?${options}`;
}

export function previewsOf(context: ModuleContext) {
  const previews = context.modules.flatMap((module) => Object.entries(module.previews ?? {}));
  type Params = Readonly<Record<string, string>>;
  return Object.fromEntries(
    previews.map(([route, read]) => [route, (params: Params) => read(context, params)]),
  );
}

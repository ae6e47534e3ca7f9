import type { EndpointTable } from '@academy/contract/endpoint';
import type { RoutePath } from '@academy/domain/access';
import type { HealthFacts } from '@academy/domain/overview/operations';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/connect.ts';
import { isPersonal, type PersonalTable, type RegisterEntry } from '../database/personal-data.ts';
import type { Drawing } from '../gateways/paper/drawing-pool.ts';
import type { PostOffice } from '../gateways/post-office.ts';
import type { Handlers } from '../http/endpoints/call.ts';
import type { Gate } from '../http/endpoints/gate.ts';
import type { JobName, JobPayloads } from '../job-queue/add-job.store.ts';
import type { Answerer, CallInputs, CallKind } from '../worker-calls/call-inputs.ts';
import type { SharedContext } from './context.ts';

/** The context of a module. The list of all modules is for retention, erasure and health, which run what each module adds. */
export type ModuleContext = SharedContext & { readonly modules: readonly Module[] };

/** The context of jobs. Null: mails are stored and not sent. */
export type JobContext = ModuleContext & { readonly postOffice: PostOffice | null };

interface Job<Payload> {
  /** The schedule: a line of graphile-worker's crontab without the name of the job, in UTC. */
  readonly cron?: string;
  /** Called once per worker; the function it returns, once per job. */
  readonly handler: (context: JobContext) => (payload: Payload) => Promise<void>;
}
type Jobs<Own extends JobName> = { readonly [Name in Own]: Job<JobPayloads[Name]> };

/** What web servers do not do themselves: workers answer it. Called once per worker. */
type Calls<Own extends CallKind> = {
  readonly [Kind in Own]: (context: ModuleContext) => Answerer<CallInputs[Kind]>;
};

interface RetentionContext extends Pick<ModuleContext, 'db'> {
  readonly now: Date;
  readonly daysAgo: (days: number) => Date;
}

/** The account being erased. */
interface ErasedPerson {
  readonly id: string;
  readonly email: string | null;
}
type EraseStep = (context: ModuleContext, tx: Queryable, person: ErasedPerson) => Promise<void>;

/** One transaction. Within a step the order of the modules does not matter. */
interface Erasure {
  /** Passes on what others wait for, while every row still exists. */
  readonly release?: EraseStep;
  /** Rows that name the person by an address or a name: once the account is deleted, nobody could find them. */
  readonly forget?: EraseStep;
  /** Rows that a constraint releases only after the account. Rows with a foreign key to the account need no step. */
  readonly afterAccount?: EraseStep;
}

interface ModuleParts<Facts extends Partial<HealthFacts>> {
  /** Routes outside the contract: files, feeds, webhooks. */
  readonly pages?: (app: FastifyInstance, gate: Gate, context: ModuleContext) => void;
  /** Those of `pages` that check a signature instead of the cookie, and so may be called from another site. */
  readonly signedPaths?: readonly string[];
  /** Lines for the head of a page of the web app, for link previews. Null: the page does not exist. */
  readonly previews?: {
    readonly [Route in RoutePath]?: (
      context: ModuleContext,
      params: Readonly<Record<string, string>>,
    ) => Promise<string | null>;
  };
  readonly drawings?: readonly Drawing[];
  readonly erase?: Erasure;
  /** The facts that the health page judges. */
  readonly health?: (context: ModuleContext, db: Queryable) => Promise<Facts>;
}

type Retention<Name extends string> = {
  readonly [Table in Name]?: (context: RetentionContext) => Promise<number>;
};

/** A module as the server, the worker, retention, erasure and health see it. */
export interface Module extends ModuleParts<Partial<HealthFacts>> {
  readonly endpoints?: EndpointTable;
  readonly handlers?: (context: ModuleContext) => Readonly<Record<string, unknown>>;
  readonly replicated?: readonly string[];
  readonly jobs?: Partial<Jobs<JobName>>;
  readonly calls?: Partial<Calls<CallKind>>;
  readonly tables?: Tables;
  readonly personalData?: Readonly<Record<string, RegisterEntry>>;
  readonly retention?: Retention<string>;
}

type Tables = Readonly<Record<string, PgTable>>;

interface Owning<Own extends Tables> {
  /** `import * as tables from './tables.ts'`: only stores of this module write them. */
  readonly tables: Own;
  /** The entry of each table in the register of personal data (POPIA). */
  readonly personalData: { readonly [Name in keyof Own]: RegisterEntry };
  /** Deletes what is older than its table's limit, every night, and returns the number of rows. */
  readonly retention?: Retention<Own[keyof Own]['_']['name']>;
}
interface OwningNothing {
  readonly tables?: never;
  readonly personalData?: never;
  readonly retention?: never;
}

type Serving<Table extends EndpointTable> =
  | {
      readonly endpoints: Table;
      readonly handlers: (context: ModuleContext) => Handlers<Table>;
      /**
       * Reads that a replica may answer, a few seconds late: `db` of the call is the replica then. Their handlers write nothing
       * and fill no cache from it, and read from the primary what somebody may do.
       */
      readonly replicated?: readonly Extract<keyof Table, `GET ${string}`>[];
    }
  | { readonly endpoints?: never; readonly handlers?: never; readonly replicated?: never };

/**
 * Everything that a module adds to the product. An endpoint without a handler does not compile, nor a table without an entry in
 * the register of personal data; nor does an endpoint of the contract, a job, a call or a health fact that no module of `list.ts` has.
 */
export function defineModule<
  const Table extends EndpointTable = Record<never, never>,
  Own extends JobName = never,
  Facts extends Partial<HealthFacts> = Record<never, never>,
  OwnTables extends Tables = Record<never, never>,
  OwnCalls extends CallKind = never,
>(
  parts: ModuleParts<Facts> &
    Serving<Table> &
    (Owning<OwnTables> | OwningNothing) & {
      readonly jobs?: Jobs<Own>;
      readonly calls?: Calls<OwnCalls>;
    },
) {
  return parts as ModuleParts<Facts> & {
    readonly endpoints: Table;
    readonly handlers: (context: ModuleContext) => Handlers<Table>;
    readonly replicated?: readonly string[];
    readonly jobs: Jobs<Own>;
    readonly calls: Calls<OwnCalls>;
    readonly tables?: Tables;
    readonly personalData?: Readonly<Record<string, RegisterEntry>>;
    readonly retention?: Retention<string>;
  };
}

/** The register of personal data: identity first, the rest by name. */
export function registerOf(modules: readonly Module[]): readonly RegisterEntry[] {
  const entries = modules.flatMap(({ personalData = {} }) => Object.values(personalData));
  const placeOf = ({ name }: RegisterEntry) => (name === 'users' ? '' : name);
  return entries.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** Its tables with personal data. */
export const personalTablesOf = (modules: readonly Module[]): readonly PersonalTable[] =>
  registerOf(modules).filter(isPersonal);

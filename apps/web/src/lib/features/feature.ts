import type { MailedPath, MenuPath, ROUTE_ACCESS, RoutePath } from '@academy/domain/access';
import type { ComponentType } from 'react';
import type { ReadEndpoint, WriteEndpoint } from '../answers/api-client.ts';
import type { UnsentWork } from '../work/define-unsent-work.ts';
import type { OfflineAnswers } from './offline-endpoints.ts';

export interface FeaturePage {
  readonly load: () => Promise<unknown>;
  readonly pick: (module: never) => ComponentType;
  /** Whether it opens offline once a course is saved. */
  readonly offline: boolean;
  /** Whether it opens without a network after a visit, from `storedAnswers`. If not, `'no: …'` says why. */
  readonly opensAfterVisit?: true | `no: ${string}`;
  /** Its title in the search; null where only other pages link to it. */
  readonly search?: string | null;
}

/** Menus name their own pages; the search cannot fill in the parameters of a path. */
export type NotInSearch = MenuPath | MailedPath | `${string}:${string}`;

type AdministratorPath = {
  [Path in RoutePath]: (typeof ROUTE_ACCESS)[Path] extends 'administrator' ? Path : never;
}[RoutePath];

/** A device stores no answers that only administrators read, and none for links of mails. */
export type NeverOpensAfterVisit = AdministratorPath | MailedPath;

/** The module has `export const unsentWork = defineUnsentWork(…)`. */
export type LoadUnsentWork = () => Promise<{ readonly unsentWork: UnsentWork }>;

type Says<Field extends keyof FeaturePage> = Required<Pick<FeaturePage, Field>>;

type FeaturePages = {
  readonly [Path in RoutePath]?: FeaturePage &
    (Path extends NotInSearch ? unknown : Says<'search'>) &
    (Path extends NeverOpensAfterVisit ? unknown : Says<'opensAfterVisit'>);
};

/**
 * The `feature.ts` of a feature: all that the rest of the web app knows of it. `app/features/list.ts` lists them;
 * pages, search, the stored answers, what writes refresh, the work that waits and the files of saved courses are derived
 * from there. The build reads it too.
 */
export interface Feature {
  readonly pages?: FeaturePages;
  /**
   * Answers that the device stores, so that the next visit starts with them: what the person has and sees. Never
   * lists of other people, nothing that is valid only once, nothing that decides marks. All of them together have
   * 400,000 characters (`STORED_LIMITS`): the oldest give way, and one that is larger by itself is not stored.
   */
  readonly storedAnswers?: readonly ReadEndpoint[];
  /**
   * What a saved course brings along besides. Answers of `storedAnswers` are there offline once a visit has loaded
   * them. What they weigh is announced before saving (`OFFLINE_ANSWERS_BYTES` of the domain, which a screen test compares).
   */
  readonly offlineAnswers?: OfflineAnswers;
  /**
   * Besides its pages, the modules of it that a saved course needs offline, such as what a page of another feature loads on
   * demand: `./reading/speech-bar.tsx`.
   */
  readonly offlineParts?: readonly `./${string}`[];
  /**
   * Work that waits on the device until the server has it, by the kind it is stored under, with the module that sends
   * it: `'course-note': () => import('./unsent-notes.ts')`. Sent when the connection is back, counted and listed on
   * "Offline and data", and asked about before logging out.
   */
  readonly unsentWork?: Readonly<Record<string, LoadUnsentWork>>;
  /**
   * The answers that each of its writes changes: they are refetched. Where a write and an answer share a parameter,
   * only the answers with the same value are affected.
   */
  readonly changes?: { readonly [Endpoint in WriteEndpoint]?: readonly ReadEndpoint[] };
}

type PageFacts = Pick<FeaturePage, 'offline' | 'opensAfterVisit' | 'search'>;

/**
 * `page(() => import('./orders-page.tsx'), ({ OrdersPage }) => OrdersPage,
 * { offline: false, opensAfterVisit: true, search: 'Orders' })`. What is missing is left to the type of the manifest:
 * refused here, all facts would count as missing.
 */
export const page = <Module, const Facts extends Partial<PageFacts>>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  facts: Facts,
) => ({ load, pick, ...facts });

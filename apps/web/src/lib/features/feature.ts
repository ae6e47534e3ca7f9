import type { MailedPath, MenuPath, RoutePath } from '@academy/domain/access';
import type { ComponentType } from 'react';
import type { ReadEndpoint, WriteEndpoint } from '../answers/api-client.ts';
import type { OfflineAnswers } from './offline-endpoints.ts';

export interface FeaturePage {
  readonly load: () => Promise<unknown>;
  readonly pick: (module: never) => ComponentType;
  /** Whether it opens without a network once a course is saved. */
  readonly offline: boolean;
  /** Its title in the search; null where only other pages lead to it. */
  readonly search?: string | null;
}

type SearchedPage = FeaturePage & Required<Pick<FeaturePage, 'search'>>;

/** Menus name their pages; the search cannot fill in what an address leaves open. */
type NotInSearch = MenuPath | MailedPath | `${string}:${string}`;

type FeaturePages = {
  readonly [Path in RoutePath]?: Path extends NotInSearch ? FeaturePage : SearchedPage;
};

/**
 * The `feature.ts` of a feature: all that the rest of the web app knows of it. `app/features/list.ts` names them; pages, search,
 * the answers of a device, what writes refresh and the files of saved courses are derived from there. The build reads it too.
 */
export interface Feature {
  readonly pages?: FeaturePages;
  /**
   * Answers that the device keeps, so that the next visit begins with them: what the person has and sees. Never lists of
   * other people, nothing that counts once, nothing that decides over marks.
   */
  readonly keptAnswers?: readonly ReadEndpoint[];
  readonly offlineAnswers?: OfflineAnswers;
  /** Besides its pages, the modules that a saved course needs of it without a network: `./reading/speech-bar.tsx`. */
  readonly offlineParts?: readonly `./${string}`[];
  /**
   * The answers that each of its writes changes: they are read again. Where a write and an answer share a parameter, only the
   * answers with the same value are meant.
   */
  readonly changes?: { readonly [Endpoint in WriteEndpoint]?: readonly ReadEndpoint[] };
}

type PageFacts = Pick<FeaturePage, 'offline' | 'search'>;

/** `page(() => import('./orders-page.tsx'), ({ OrdersPage }) => OrdersPage, { offline: false, search: 'Orders' })` */
export const page = <Module, Facts extends PageFacts>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  facts: Facts,
) => ({ load, pick, ...facts });

import type { RoutePath, SignInPath } from '@academy/domain/access';
import type { ReadEndpoint, WriteEndpoint } from '../../lib/answers/api-client.ts';
import type { Feature, FeaturePage, NeverOpensAfterVisit, NotInSearch } from '../../lib/features/feature.ts';
import { LISTED_FEATURES } from './list.ts';

type Listed = (typeof LISTED_FEATURES)[number];
type KeysOf<Each, Part extends keyof Feature> =
  Each extends Readonly<Record<Part, infer Rows>> ? keyof Rows : never;

/** A separate HTML document. */
type OtherDocument = '/privacy';
type PathWithoutPage = Exclude<RoutePath, KeysOf<Listed, 'pages'> | SignInPath | OtherDocument>;
type PathWithoutRoute = Exclude<KeysOf<Listed, 'pages'>, RoutePath>;
type Without<Field extends string, Pages> = {
  [Path in keyof Pages]: Pages[Path] extends Readonly<Record<Field, unknown>> ? never : Path;
}[keyof Pages];
/** The paths of the pages whose manifest does not have the field. */
export type PageWithout<Field extends keyof FeaturePage, Each = Listed> = Each extends { pages: infer Pages }
  ? Without<Field, Pages>
  : never;
type PageWithoutTitle = Exclude<PageWithout<'search'>, NotInSearch>;
type PageWithoutVisit = Exclude<PageWithout<'opensAfterVisit'>, NeverOpensAfterVisit>;
type WriteWithoutChanges = Exclude<WriteEndpoint, KeysOf<Listed, 'changes'>>;
type Missing =
  | `No feature in app/features/list.ts has a page for '${PathWithoutPage}'`
  | `'${PathWithoutRoute}' of a feature.ts is not in route-access.ts of the domain`
  | `'${PageWithout<'offline'>}' needs offline in its feature.ts: whether a saved course brings it along`
  | `'${PageWithoutTitle}' needs search in its feature.ts: a title, or null`
  | `'${PageWithoutVisit}' needs opensAfterVisit in its feature.ts: true, or 'no: ' and why not`
  | `No feature in app/features/list.ts says what '${WriteWithoutChanges}' changes`;
/** Does not compile when something is missing: the error says what. */
const MISSING: Record<Missing, never> = {};

export const FEATURES: readonly Feature[] = [...LISTED_FEATURES, ...Object.values<never>(MISSING)];

type ByKey = 'pages' | 'changes' | 'offlineAnswers' | 'unsentWork';
type Rows<Part extends ByKey> = NonNullable<Feature[Part]>;

const merged = <Part extends ByKey>(part: Part): Rows<Part> =>
  Object.assign({}, ...FEATURES.map((feature) => feature[part]));

/** Every page of the application by its path. */
export const PAGES: Readonly<Partial<Record<RoutePath, FeaturePage>>> = merged('pages');

/** The answers that a device keeps for the next visit. */
export const KEPT_ANSWERS: readonly ReadEndpoint[] = FEATURES.flatMap(
  ({ storedAnswers = [] }) => storedAnswers,
);

/** What each write changes. */
export const CHANGED_ANSWERS = merged('changes');

/** What is saved with a course for offline. */
export const OFFLINE_ANSWERS = merged('offlineAnswers');

/** How work that waits on the device is sent, by its kind. */
export const UNSENT_WORK = merged('unsentWork');

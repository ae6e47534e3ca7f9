import { type RoutePath, routeOf } from '@academy/domain/access';
import type { ComponentType } from 'react';
import type { FeaturePage } from '../lib/features/feature.ts';
import { type LazyPart, lazyPart } from '../lib/pages/lazy-part.tsx';
import { PAGES } from './features/index.ts';

const parts = new Map<FeaturePage, LazyPart<object>>();

/** The page of a path, each a separate chunk. Paths that only lead to the sign-in panel have none. */
export function pageOf(path: RoutePath): LazyPart<object> | undefined {
  const page = PAGES[path];
  if (page === undefined) return undefined;
  const part = parts.get(page) ?? lazyPart(page.load, page.pick as (module: unknown) => ComponentType);
  parts.set(page, part);
  return part;
}

/** Fetches the code of the page that a path shows. */
export function prefetchPage(path: string): void {
  const route = routeOf(path);
  if (route !== null) void pageOf(route)?.load();
}

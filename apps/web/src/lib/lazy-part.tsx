import { type ComponentType, use } from 'react';
import { loadPart } from './load-part.ts';

const failed = new Set<() => void>();

/** What did not load is tried again when it is next shown. React's own `lazy` remembers a failure for good. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component whose code comes when it is first shown: `lazyPart(() => import('./page.tsx'), ({ Page }) => Page)`. */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  let part: Promise<ComponentType<Props>> | null = null;
  return function LazyPart(props: Props) {
    part ??= loadPart(load, pick).catch((error: unknown) => {
      failed.add(() => {
        part = null;
      });
      throw error;
    });
    const Part = use(part);
    return <Part {...props} />;
  };
}

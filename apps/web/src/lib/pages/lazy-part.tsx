import { type ComponentType, use } from 'react';
import { loadPart } from './load-part.ts';

const failed = new Set<() => void>();

/** A failed load is retried when the part is next shown. React's own `lazy` remembers a failure for good. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component whose code may still be loading. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Preloads its code: resolves when it can be shown at once. A failed load is retried when it is shown. */
  readonly load: () => Promise<void>;
};

/** A component whose code is loaded when it is first shown: `lazyPart(() => import('./page.tsx'), ({ Page }) => Page)`. */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyPart<Props> {
  let part: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;
  let isAwaited = false;
  function begin(): Promise<ComponentType<Props>> {
    part ??= loadPart(load, pick).then(
      (Part) => {
        loaded = Part;
        return Part;
      },
      (error: unknown) => {
        failed.add(() => {
          part = null;
        });
        throw error;
      },
    );
    return part;
  }
  function Part(props: Props) {
    isAwaited = true;
    // Loaded code renders without suspending: React delays what follows a placeholder by 300 ms.
    const Shown = loaded ?? use(begin());
    return <Shown {...props} />;
  }
  return Object.assign(Part, {
    load: () =>
      begin().then(
        () => undefined,
        () => {
          if (!isAwaited) part = null;
        },
      ),
  });
}

import { type ComponentType, use } from 'react';
import { loadPart } from './load-part.ts';

const failed = new Set<() => void>();

/** What did not load is tried again when it is next shown. React's own `lazy` remembers a failure for good. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component whose code may still be on its way. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Its code comes now: settles when it can be shown at once. What does not come is tried again when it is shown. */
  readonly load: () => Promise<void>;
};

/** A component whose code comes when it is first shown: `lazyPart(() => import('./page.tsx'), ({ Page }) => Page)`. */
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
    // Not even for a moment does what is here wait: React holds back what follows a placeholder for 300 ms.
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

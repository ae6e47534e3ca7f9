import { classNames } from '../class-names.ts';
import weaveUrl from './weave.svg?no-inline';

export interface WeaveProps {
  /** Not for the first screen of the landing page, where it is seen at once. */
  isLazy?: boolean | undefined;
  /** Sets its height; it fills the width and keeps its woven end in view. */
  className?: string | undefined;
}

/** Raw data, network, pattern. Once per page, on a panel. A separate file, so that no script includes it. */
export function Weave({ isLazy = false, className }: WeaveProps) {
  return (
    <img
      src={weaveUrl}
      alt=""
      aria-hidden="true"
      width={1440}
      height={320}
      draggable={false}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={classNames('w-full object-cover object-right', className)}
    />
  );
}

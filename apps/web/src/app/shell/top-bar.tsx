import { pageTitle } from '@academy/domain/access';
import type { ReactNode } from 'react';
import { SastClock } from './sast-clock.tsx';

/** In the prerendered HTML, which serves many paths and has no title. */
export const NO_PATH = '/-';

interface TopBarProps {
  path: string;
  search: ReactNode;
  children: ReactNode;
}

/** 1§2: page title, search box, SAST clock, theme toggle and user menu. Phones have the last two in the bar above. */
export function TopBar({ path, search, children }: TopBarProps) {
  return (
    <div className="top-bar mx-auto flex w-full max-w-[calc(var(--container-app)+2*var(--s-gutter))] flex-wrap items-center gap-x-4 gap-y-2 px-gutter pt-4 md:pt-5">
      <h1 className="mr-auto text-xl">{path === NO_PATH ? '\u00a0' : pageTitle(path)}</h1>
      <SastClock />
      <div className="max-md:order-last max-md:w-full md:order-first md:order-none md:w-[min(18rem,24vw)]">
        {search}
      </div>
      <div className="flex items-center gap-2 max-md:hidden">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

/** What is wrong with a form or an act as a whole. It stands there from the start, so that what enters it is read out. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="font-medium text-danger-text empty:hidden">
      {children}
    </p>
  );
}

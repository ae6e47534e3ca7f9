import type { ReactNode } from 'react';

/** What is wrong with a form or an action as a whole. The live region is always rendered, so that its text is announced. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="font-medium text-danger-text empty:hidden">
      {children}
    </p>
  );
}

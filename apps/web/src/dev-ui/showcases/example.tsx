import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/layout/card.tsx';

interface ExampleProps {
  name: string;
  /** Components with a frame of their own are shown directly on the page. */
  isBare?: boolean;
  className?: string;
  children: ReactNode;
}

export function Example({ name, isBare = false, className, children }: ExampleProps) {
  const layout = classNames('grid min-w-0 grid-cols-1 content-start gap-4', className);
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      <p className="text-ink-3">{name}</p>
      {isBare ? <div className={layout}>{children}</div> : <Card className={layout}>{children}</Card>}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

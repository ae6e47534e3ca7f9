import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/brand/badge.tsx';

interface MarkedProps {
  isMarked: boolean;
  children: ReactNode;
}

/** A figure whose bar has the other colour: marked here without relying on colour. */
export function Marked({ isMarked, children }: MarkedProps) {
  if (!isMarked) return children;
  return (
    <Badge tone="danger" icon={CircleAlert}>
      {children}
      <span className="sr-only">, to look at</span>
    </Badge>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/layout/card.tsx';

interface FeatureCardProps {
  title: string;
  text: string;
  isWide?: boolean;
  children: ReactNode;
}

export function FeatureCard({ title, text, isWide = false, children }: FeatureCardProps) {
  return (
    <Card
      as="article"
      padding="none"
      className={classNames(
        'grid grid-cols-1 content-between gap-6 p-[clamp(1.25rem,1rem+1.2vw,2rem)]',
        isWide ? 'lg:col-span-7' : 'lg:col-span-5',
      )}
    >
      <div className="grid gap-2">
        <h3 className="text-xl">{title}</h3>
        <p className="max-w-[44ch] text-ink-2">{text}</p>
      </div>
      {children}
    </Card>
  );
}

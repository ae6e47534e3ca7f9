import { Sparkles } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { learningInsight } from './learning-insight.ts';
import type { Week } from './use-analytics.ts';

export function InsightCard({ weeks }: { weeks: readonly Week[] }) {
  const { before, figure, after } = learningInsight(weeks);
  return (
    <Card as="section" padding="tight" className="grid content-start gap-2">
      <h3 className="flex items-center gap-2">
        <Icon icon={Sparkles} className="text-sun-text" />
        AI Learning Insights
      </h3>
      <p>
        {before}
        {figure !== undefined && <strong>{figure}</strong>}
        {after}
      </p>
    </Card>
  );
}

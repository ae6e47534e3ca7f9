import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import type { PathModule, TrainingAnswer } from '@academy/contract/teaching/training';
import { Card } from '../../../../ui/layout/card.tsx';
import { CourseCover } from '../../../catalogue/courses/index.ts';
import { ModuleLine } from './module-line.tsx';

type Cover = Pick<CourseAnswer, 'cover' | 'gradientClass'>;

const covers: readonly Cover[] = [
  { cover: 'diamond', gradientClass: 'blue-teal' },
  { cover: 'waves', gradientClass: 'purple-pink' },
  { cover: 'gable', gradientClass: 'green-blue' },
];
const [firstCover = { cover: 'diamond', gradientClass: 'blue-teal' } satisfies Cover] = covers;

interface PathCardProps {
  path: TrainingAnswer['paths'][number];
  place: number;
  onBuy: (module: PathModule) => void;
}

export function PathCard({ path, place, onBuy }: PathCardProps) {
  const { title, description, modules } = path;
  const cover = covers[place % covers.length] ?? firstCover;
  return (
    <Card as="article" padding="none" className="p-2 pb-3 lg:max-xl:last:odd:col-span-2">
      <CourseCover course={{ ...cover, imageUrl: null }} className="flex h-28 items-end rounded-md p-3">
        <h3 className="rounded-bead bg-cover-chip px-3.5 py-1 text-cover-chip-ink">{title}</h3>
      </CourseCover>
      <p className="px-3 pt-3 pb-3 text-ink-2">{description}</p>
      <ul className="divide-y px-3">
        {modules.map((module) => (
          <ModuleLine key={module.id} module={module} onBuy={() => onBuy(module)} />
        ))}
      </ul>
    </Card>
  );
}

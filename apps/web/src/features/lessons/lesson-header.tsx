import type { LessonAnswer } from '@academy/contract/lessons';
import { Clock, Download, Eye, Target } from 'lucide-react';
import { Badge } from '../../ui/brand/badge.tsx';
import { Icon } from '../../ui/brand/icon.tsx';
import { sizeText } from './reading/size-text.ts';

export function LessonHeader({ lesson }: { lesson: LessonAnswer }) {
  const { title, moduleTitle, minutes, sizeBytes, objectives, isPreview, isEnrolled } = lesson;
  return (
    <header className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-2">
          <Badge tone="accent" icon={Clock}>
            {minutes} min
          </Badge>
          <Badge icon={Download}>{sizeText(sizeBytes)}</Badge>
          {isPreview && !isEnrolled && (
            <Badge tone="sun-soft" icon={Eye}>
              Free preview
            </Badge>
          )}
        </div>
        <p className="text-ink-2">{moduleTitle}</p>
        <h1 className="lesson-title">{title}</h1>
      </div>
      {objectives.length > 0 && (
        <div className="lesson-objectives">
          <h2 className="flex items-center gap-2 text-lg">
            <Icon icon={Target} className="text-accent-text" />
            After this lesson you can
          </h2>
          <ul>
            {objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </div>
      )}
    </header>
  );
}

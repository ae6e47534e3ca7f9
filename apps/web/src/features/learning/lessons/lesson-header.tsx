import { Clock, Download, Eye, Target } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import type { Lesson } from './lesson.ts';
import { sizeText } from './reading/size-text.ts';

export function LessonHeader({ lesson }: { lesson: Lesson }) {
  const { title, moduleTitle, minutes, sizeBytes, objectives, isPreview, isEnrolled } = lesson;
  // Collapsed on a phone, where the lesson itself should be visible first; after that the reader decides.
  const [hasRoom] = useState(() => matchMedia('(width >= 48rem)').matches);
  return (
    <header className="grid grid-cols-1 gap-3 md:gap-4">
      <div className="grid grid-cols-1 gap-1.5 md:gap-3">
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
        <details className="lesson-objectives" open={hasRoom}>
          <summary>
            <Icon icon={Target} className="text-accent-text" />
            <h2 className="text-lg">After this lesson you can</h2>
          </summary>
          <ul>
            {objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </details>
      )}
    </header>
  );
}

import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import {
  type CodeBytes,
  lessonsToSave,
  packBytes,
  packState,
  type SavedLesson,
} from '@academy/domain/learning/offline-packs';
import { saveCourse } from '../../../lib/offline/course-saver.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { actionWords, lessonCount, priceWords, stateWords } from './offline-words.ts';

type Line = CourseDetailAnswer['syllabus'][number]['lessons'][number];

const TONES = { part: 'neutral', whole: 'success', outdated: 'warning' } as const;

interface PackRowProps {
  course: CourseDetailAnswer;
  userId: string;
  title: string;
  lessons: readonly Line[];
  saved: readonly SavedLesson[];
  /** The missing bytes of code; undefined while unknown, null where the device cannot keep anything. */
  code: CodeBytes | null | undefined;
  isSaving: boolean;
  isMain?: boolean;
}

/** A course or a module: whether it is on the device, and what downloading it costs. */
export function PackRow({ course, userId, title, lessons, saved, code, isSaving, isMain }: PackRowProps) {
  const state = packState(lessons, saved);
  const left = lessonsToSave(lessons, saved);
  const bytes = code ? packBytes({ lessons: left, codeBytes: code }) : null;
  const toSave = left.flatMap((line) => lessons.filter(({ id }) => id === line.id));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 not-first:border-t">
      <div className="grid min-w-0 basis-60 grow gap-1">
        <h3 className="text-base">{title}</h3>
        <p className="text-ink-2">
          {lessonCount(lessons.length)}
          {bytes !== null && bytes > 0 && ` · ${priceWords(bytes)}`}
        </p>
        {state !== 'none' && (
          <div>
            <Badge tone={TONES[state]}>{stateWords(state)}</Badge>
          </div>
        )}
      </div>
      {left.length > 0 && (
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          disabled={isSaving || !code}
          onClick={() => void saveCourse(userId, course, toSave)}
        >
          {actionWords(state)}
          <span className="sr-only">{title}</span>
        </Button>
      )}
    </li>
  );
}

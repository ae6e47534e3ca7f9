import { formatByteSize } from '@academy/domain/academy/data-usage';
import { sastDayAndMonth } from '@academy/domain/kernel';
import { useEffect, useReducer, useState } from 'react';
import { forgetCourse, onSaving } from '../../../lib/offline/course-saver.ts';
import {
  isUnfinished,
  type SavedCourse,
  savedBytes,
  savedCoursesOf,
} from '../../../lib/offline/saved-courses.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { lessonCount } from './offline-words.ts';

interface CourseProps {
  course: SavedCourse;
  onDelete: () => void;
}

function Course({ course, onDelete }: CourseProps) {
  const { courseId, title, lessons, savedAt } = course;
  return (
    <li className="grid gap-3 px-5 py-4 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h3 className="text-base">
            <a href={`/course/${courseId}`}>{title}</a>
          </h3>
          <p className="text-ink-2">
            {lessonCount(lessons.length)} · {formatByteSize(savedBytes(course))} · saved{' '}
            {sastDayAndMonth(new Date(savedAt))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button href={`/offline/${courseId}`}>{isUnfinished(course) ? 'Go on saving' : 'Change'}</Button>
          <Button variant="quiet" onClick={onDelete}>
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
      {lessons.length > 0 && (
        <details>
          <summary className="min-h-touch content-center text-accent-text">Open a lesson</summary>
          <ul className="grid gap-1">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <a
                  href={`/course/${courseId}/lesson/${lesson.id}`}
                  className="inline-block min-h-touch content-center"
                >
                  {lesson.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** The browser's estimate of the space used by the academy; null where it gives none. */
function useRoom(version: number): number | null {
  const [used, setUsed] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: estimated again when something was saved or deleted
  useEffect(() => {
    let isGone = false;
    void navigator.storage?.estimate?.().then(({ usage }) => {
      if (!isGone) setUsed(usage ?? null);
    });
    return () => {
      isGone = true;
    };
  }, [version]);
  return used;
}

/** What is saved for offline, with its size, and a button to delete it. */
export function SavedCourses({ userId }: { userId: string }) {
  const [version, look] = useReducer((count: number) => count + 1, 0);
  const [leaving, setLeaving] = useState<SavedCourse | null>(null);
  const used = useRoom(version);
  useEffect(() => onSaving(look), []);
  const courses = savedCoursesOf(userId).all();

  function remove(course: SavedCourse) {
    setLeaving(null);
    void forgetCourse(userId, course.courseId);
  }

  return (
    <PageSection
      title="Saved for offline"
      description={
        // The space used is of no interest while nothing is saved.
        used === null || courses.length === 0
          ? 'These open without a connection. Logging out removes them from this device.'
          : `These open without a connection. The academy takes ${formatByteSize(used)} on this device; logging out frees what is saved.`
      }
    >
      {courses.length === 0 ? (
        <EmptyState action={<Button href="/training">See my courses</Button>}>
          Nothing is saved yet. Open a course and choose “Save for offline”.
        </EmptyState>
      ) : (
        <Card padding="none">
          <ul>
            {courses.map(({ id, value }) => (
              <Course key={id} course={value} onDelete={() => setLeaving(value)} />
            ))}
          </ul>
        </Card>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && remove(leaving)}
        title={`Delete ${leaving?.title ?? 'this course'} from this device?`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
      >
        Your progress stays with your account. Reading these lessons again needs a connection.
      </ConfirmDialog>
    </PageSection>
  );
}

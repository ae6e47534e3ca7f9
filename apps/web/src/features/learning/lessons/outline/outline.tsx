import { List } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import type { Lesson } from '../lesson.ts';
import { courseAddress, type StepsAround } from '../progress/course-steps.ts';
import { OutlineModules } from './outline-modules.tsx';
import { useHasRoomBeside } from './use-has-room-beside.ts';

interface OutlineProps {
  lesson: Lesson;
  steps: StepsAround;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Beside the text on a wide screen; on a phone behind a button that stays within reach. */
export function Outline({ lesson, steps, isOpen, onOpen, onClose }: OutlineProps) {
  const hasRoomBeside = useHasRoomBeside();
  const place = `Lesson ${steps.place} of ${steps.total}`;
  return (
    <div className="lesson-outline">
      <button type="button" onClick={onOpen} aria-haspopup="dialog" className="outline-button">
        <span className="outline-place">
          <span className="truncate font-bold font-heading">{lesson.courseTitle}</span>
          <span className="text-ink-3">{place}</span>
        </span>
        <Icon icon={List} size="large" className="text-ink-2" />
        <span className="sr-only">Open the course outline</span>
      </button>
      {/* Hidden lines cost a slow phone as much as visible ones, in every lesson. */}
      {hasRoomBeside && (
        <nav aria-label="Course outline" className="outline-card">
          <p className="outline-head">
            <a href={courseAddress(lesson.courseId)} className="font-bold font-heading">
              {lesson.courseTitle}
            </a>
            <span className="block text-ink-3">{place}</span>
          </p>
          <OutlineModules lesson={lesson} />
        </nav>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title="Course outline"
        closeLabel="Close the outline"
        header={
          <a href={courseAddress(lesson.courseId)} onClick={onClose} className="font-bold font-heading">
            {lesson.courseTitle}
          </a>
        }
      >
        <OutlineModules lesson={lesson} onChoose={onClose} />
      </Drawer>
    </div>
  );
}

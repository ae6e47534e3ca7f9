import { ChevronDown } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import type { Lesson } from '../lesson.ts';
import { courseAddress, stepAddress } from '../progress/course-steps.ts';
import { type BeadState, OutlineLine } from './outline-line.tsx';

type Module = Lesson['outline'][number];

interface OutlineModulesProps {
  lesson: Lesson;
  onChoose?: (() => void) | undefined;
}

export function OutlineModules({ lesson, onChoose }: OutlineModulesProps) {
  const modules = lesson.outline.map((module) => {
    const isCurrent = module.lessons.some(({ id }) => id === lesson.id);
    return (
      <details key={module.id} open={isCurrent} className="outline-module">
        <summary>
          <span className="min-w-0 flex-1">
            {module.title}
            <span className="block font-normal text-ink-3">{doneText(module)}</span>
          </span>
          <Icon icon={ChevronDown} className="outline-chevron" />
        </summary>
        <ModuleLines module={module} lesson={lesson} onChoose={onChoose} />
      </details>
    );
  });
  return (
    <>
      {modules}
      {lesson.hasGlossary && (
        <div className="outline-module">
          <p className="outline-line">
            <a href={`${courseAddress(lesson.courseId)}/glossary`} onClick={onChoose}>
              Glossary
            </a>
          </p>
        </div>
      )}
    </>
  );
}

function ModuleLines({ module, lesson, onChoose }: OutlineModulesProps & { module: Module }) {
  const address = (kind: 'lesson' | 'assessment', id: string) => stepAddress(lesson.courseId, { kind, id });
  return (
    <ol>
      {module.lessons.map((line) => (
        <OutlineLine
          key={line.id}
          state={beadState(line, lesson.id)}
          title={line.title}
          href={line.isWritten && line.isOpen ? address('lesson', line.id) : null}
          onChoose={onChoose}
        />
      ))}
      {module.assessment !== null && (
        <OutlineLine
          state={module.assessment.isPassed ? 'done' : 'next'}
          title={module.assessment.title}
          href={lesson.isEnrolled ? address('assessment', module.assessment.id) : null}
          onChoose={onChoose}
        />
      )}
    </ol>
  );
}

function beadState(line: Module['lessons'][number], currentId: string): BeadState {
  if (line.id === currentId) return line.isCompleted ? 'now-done' : 'now';
  if (line.isCompleted) return 'done';
  if (!line.isWritten) return 'in-writing';
  return line.isOpen ? 'next' : 'closed';
}

function doneText({ lessons }: Module): string {
  const done = lessons.filter(({ isCompleted }) => isCompleted).length;
  return `${done} of ${lessons.length} lessons done`;
}

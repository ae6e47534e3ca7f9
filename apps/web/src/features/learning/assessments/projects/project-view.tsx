import type { Answer } from '@academy/contract';
import type { ProjectAnswer } from '@academy/contract/learning/assessments';
import { missingInProject } from '@academy/domain/learning/learning-log';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Problem } from '../../../../ui/feedback/problem.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import { projectProblem } from '../assessment-messages.ts';
import { courseAddress } from '../course-address.ts';
import { SAVED_TEXTS } from '../saved-state-words.ts';
import { ProjectPart } from './project-part.tsx';
import { ProjectPassed } from './project-passed.tsx';
import { ProjectStatus } from './project-status.tsx';
import { useProjectWork } from './use-project-work.ts';

type Missing = Answer<'POST /api/courses/:courseId/project/submissions'>['missing'];

export function ProjectView({ project, userId }: { project: ProjectAnswer; userId: string }) {
  const { courseId, parts, checklist } = project;
  const { work, saved, change, settle, holdSaving } = useProjectWork(project, userId);
  const [missing, setMissing] = useState<Missing>([]);
  const [problem, setProblem] = useState('');
  const [isOld] = useState(project.passedAt !== null);
  const [isPassedNow, setIsPassedNow] = useState(false);
  const isPassed = isPassedNow || project.passedAt !== null;
  const isHandedIn = project.reviewState !== null;
  const isRead = project.reviewState === 'in-review';
  const [endsCourse, setEndsCourse] = useState(false);
  const { write, isPending } = useWrite('POST /api/courses/:courseId/project/submissions');
  const sentenceFor = (id: string) => missing.find((piece) => piece.id === id)?.sentence;
  const forget = (id: string) => setMissing(missing.filter((piece) => piece.id !== id));

  function tick(id: string, isTicked: boolean) {
    const others = work.ticked.filter((ticked) => ticked !== id);
    change({ ...work, ticked: isTicked ? [...others, id] : others });
    forget(id);
  }

  async function handIn() {
    setProblem('');
    // Applies the server's own rule without a request. What was typed is saved all the same.
    const unfinished = missingInProject(project, work);
    if (unfinished.length > 0) return setMissing(unfinished);
    holdSaving();
    const outcome = await write({ courseId, ...work });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(projectProblem(outcome.failure));
    settle(work);
    setMissing(outcome.answer.missing);
    setIsPassedNow(isPassed || outcome.answer.isPassed);
    setEndsCourse(endsCourse || outcome.answer.completed.courses.length > 0);
  }

  return (
    <div className="lesson-article">
      <header className="grid gap-3">
        <Badge tone="accent" icon={Clock} className="justify-self-start">
          {project.minutes} min
        </Badge>
        <h2 className="lesson-title">{project.title}</h2>
      </header>
      <SanitisedHtml html={project.briefHtml} className="prose" />
      {parts.map((part) => (
        <ProjectPart
          key={part.id}
          part={part}
          text={work.answers[part.id] ?? ''}
          missing={sentenceFor(part.id)}
          onChange={(text) => {
            change({ ...work, answers: { ...work.answers, [part.id]: text } });
            forget(part.id);
          }}
        />
      ))}
      <section aria-labelledby="project-checklist" className="lesson-card">
        <h3 id="project-checklist">Before you hand it in</h3>
        <div className="grid">
          {checklist.map(({ id, text }) => (
            <Checkbox
              key={id}
              label={text}
              checked={work.ticked.includes(id)}
              error={sentenceFor(id) === undefined ? undefined : 'Please tick this once it is true.'}
              onChange={(event) => tick(id, event.target.checked)}
            />
          ))}
        </div>
      </section>
      <div className="lesson-end">
        <Problem>{problem || (missing.length > 0 ? missingText(missing.length) : '')}</Problem>
        <div role="status" className="grid gap-4 empty:hidden">
          {isPassed && (
            <ProjectPassed
              isOld={isOld}
              endsCourse={endsCourse}
              isReviewed={project.reviewState === 'passed'}
            />
          )}
          <ProjectStatus project={project} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" isPending={isPending} disabled={isRead} onClick={() => void handIn()}>
            {isPassed || isHandedIn ? 'Hand in again' : 'Hand in'}
          </Button>
          <Button href={courseAddress(courseId)}>Back to the course</Button>
          <span role="status" className="text-ink-3">
            {SAVED_TEXTS[saved]}
          </span>
        </div>
      </div>
    </div>
  );
}

function missingText(count: number): string {
  return count === 1
    ? 'One thing is still missing.'
    : `${count} things are still missing. Each one is marked above.`;
}

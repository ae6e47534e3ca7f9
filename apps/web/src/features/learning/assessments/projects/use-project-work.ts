import type { ProjectAnswer } from '@academy/contract/learning/assessments';
import { useState } from 'react';
import { useAnswers } from '../../../../lib/answers/answers.ts';
import { call } from '../../../../lib/answers/api-client.ts';
import { useAutosave } from '../../../../lib/work/use-autosave.ts';
import { type ProjectWork, projectWorkEntry } from './project-work.ts';

/** The work on a project, stored on the device with every change and on the server after a pause. */
export function useProjectWork(project: ProjectAnswer, userId: string) {
  const { courseId } = project;
  const answers = useAnswers();
  const place = projectWorkEntry(userId);
  const [unsent] = useState(() => place.read(courseId));
  const [work, setWork] = useState<ProjectWork>(
    unsent ?? { answers: project.answers, ticked: project.ticked },
  );
  const { saved, write, settle, hold } = useAutosave<ProjectWork>({
    unsent,
    store: (changed) => place.store(changed, courseId),
    drop: () => place.drop(courseId),
    async send(changed) {
      await call('PUT /api/courses/:courseId/project', { courseId, ...changed });
      return changed;
    },
    onSaved: (kept) =>
      answers.change('GET /api/courses/:courseId/project', { courseId }, (old) => ({ ...old, ...kept })),
  });

  function change(next: ProjectWork) {
    setWork(next);
    write(next);
  }
  /** Handing in saves too, so the pending autosave has nothing left to do. */
  return { work, saved, change, settle, holdSaving: hold };
}

import type { ProjectAnswer } from '@academy/contract/learning/assessments';
import { useState } from 'react';
import { useAnswers } from '../../../../lib/answers/answers.ts';
import { call } from '../../../../lib/answers/api-client.ts';
import { privateEntry } from '../../../../lib/device/device-store.ts';
import { useAutosave } from '../../../../lib/work/use-autosave.ts';

export type ProjectWork = Pick<ProjectAnswer, 'answers' | 'ticked'>;

/** The work on a project, stored on the device with every change and on the server after a pause. */
export function useProjectWork(project: ProjectAnswer, userId: string) {
  const { courseId } = project;
  const answers = useAnswers();
  const place = privateEntry(userId, 'project', readWork);
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

function readWork(stored: unknown): ProjectWork | null {
  const { answers, ticked } = (stored ?? {}) as Partial<ProjectWork>;
  return typeof answers === 'object' && answers !== null && Array.isArray(ticked)
    ? { answers, ticked }
    : null;
}

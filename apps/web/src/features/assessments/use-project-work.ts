import type { ProjectAnswer } from '@academy/contract/assessments';
import { useEffect, useRef, useState } from 'react';
import { useAnswers } from '../../lib/answers.ts';
import { call } from '../../lib/api-client.ts';

const QUIET_MS = 1500;

export type ProjectWork = Pick<ProjectAnswer, 'answers' | 'ticked'>;
export type SavedWork = 'untouched' | 'on-device' | 'saved';

/** The work on a project, saved on the device with every letter and on the server after a moment of quiet. */
export function useProjectWork(project: ProjectAnswer, username: string) {
  const { courseId } = project;
  const storageKey = `project:${username}:${courseId}`;
  const answers = useAnswers();
  const [kept] = useState(() => readWork(localStorage.getItem(storageKey)));
  const [work, setWork] = useState<ProjectWork>(kept ?? { answers: project.answers, ticked: project.ticked });
  const [saved, setSaved] = useState<SavedWork>(kept ? 'on-device' : 'untouched');
  const unsent = useRef<ProjectWork | null>(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function settle(sent: ProjectWork) {
    // Letters typed meanwhile go out with the next save.
    if (unsent.current !== sent && unsent.current !== null) return;
    unsent.current = null;
    localStorage.removeItem(storageKey);
    setSaved('saved');
    answers.change('GET /api/courses/:courseId/project', { courseId }, (old) => ({ ...old, ...sent }));
  }

  const send = useRef(async () => {
    clearTimeout(timer.current);
    const sending = unsent.current;
    if (sending === null) return;
    try {
      await call('PUT /api/courses/:courseId/project', { courseId, ...sending });
      settle(sending);
    } catch {
      setSaved('on-device');
    }
  });

  useEffect(() => {
    const sendNow = () => void send.current();
    sendNow();
    addEventListener('online', sendNow);
    return () => {
      sendNow();
      removeEventListener('online', sendNow);
    };
  }, []);

  function change(next: ProjectWork) {
    unsent.current = next;
    setWork(next);
    setSaved(store(storageKey, next) ? 'on-device' : 'untouched');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send.current(), QUIET_MS);
  }
  /** Handing in saves too, so the waiting save has nothing left to do. */
  const holdSaving = () => clearTimeout(timer.current);
  return { work, saved, change, settle, holdSaving };
}

function readWork(stored: string | null): ProjectWork | null {
  try {
    const { answers, ticked } = JSON.parse(stored ?? '');
    return typeof answers === 'object' && Array.isArray(ticked) ? { answers, ticked } : null;
  } catch {
    return null;
  }
}

function store(key: string, work: ProjectWork): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(work));
    return true;
  } catch {
    return false; // No room: the server has it in a moment.
  }
}

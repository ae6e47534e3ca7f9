import type { LessonAnswer } from '@academy/contract/lessons';
import { useEffect, useRef, useState } from 'react';
import { useAnswers } from '../../../lib/answers.ts';
import { call } from '../../../lib/api-client.ts';
import { newerWriting, readWriting, type Writing } from './writing.ts';

const QUIET_MS = 1500;

export type SavedState = 'untouched' | 'on-device' | 'saved';

interface WritingPlace {
  lesson: LessonAnswer;
  slot: string;
  username: string;
}

/** A text that saves itself: on the device with every letter, on the server after a moment of quiet. */
export function useWriting({ lesson, slot, username }: WritingPlace) {
  const storageKey = `writing:${username}:${lesson.id}:${slot}`;
  const answers = useAnswers();
  const [first] = useState(() => firstWriting(lesson, slot, storageKey));
  const [text, setText] = useState(first.writing?.text ?? '');
  const [saved, setSaved] = useState<SavedState>(first.isUnsent ? 'on-device' : 'untouched');
  const unsent = useRef<Writing | null>(first.isUnsent ? first.writing : null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useRef(async () => {
    clearTimeout(timer.current);
    const sending = unsent.current;
    if (sending === null) return;
    try {
      const input = { lessonId: lesson.id, slot, ...sending };
      const kept = await call('PUT /api/lessons/:lessonId/writings/:slot', input);
      // Letters typed meanwhile go out with the next save.
      if (unsent.current !== sending) return;
      unsent.current = null;
      removeStored(storageKey);
      setText(kept.text);
      setSaved('saved');
      answers.change('GET /api/lessons/:lessonId', { lessonId: lesson.id }, (old) =>
        withWriting(old, slot, kept),
      );
    } catch {
      setSaved('on-device');
    }
  });

  useEffect(() => {
    const sendNow = () => void send.current();
    const onVisibility = () => document.visibilityState === 'hidden' && sendNow();
    sendNow();
    addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      sendNow();
      removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  function write(next: string) {
    const writing = { text: next, writtenAt: new Date().toISOString() };
    unsent.current = writing;
    setText(next);
    setSaved(store(storageKey, writing) ? 'on-device' : 'untouched');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send.current(), QUIET_MS);
  }
  return { text, saved, write };
}

function firstWriting(lesson: LessonAnswer, slot: string, storageKey: string) {
  const onServer = lesson.writings.find((writing) => writing.slot === slot) ?? null;
  const onDevice = readWriting(localStorage.getItem(storageKey));
  const writing = newerWriting(onServer, onDevice);
  const isUnsent = writing !== null && writing === onDevice;
  if (!isUnsent) removeStored(storageKey);
  return { writing, isUnsent };
}

function withWriting(lesson: LessonAnswer, slot: string, { text, writtenAt }: Writing): LessonAnswer {
  const others = lesson.writings.filter((writing) => writing.slot !== slot);
  return { ...lesson, writings: [...others, { slot, text, writtenAt }] };
}

function store(key: string, writing: Writing): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(writing));
    return true;
  } catch {
    return false; // No room: the server has it in a moment.
  }
}

/** Saved on the server, it need not stay on a phone that others use. */
function removeStored(key: string) {
  localStorage.removeItem(key);
}

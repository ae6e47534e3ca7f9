import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import type { LearningLog } from '../../../lib/work/learning-log.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LessonBlocks } from './blocks/lesson-blocks.tsx';
import type { Lesson } from './lesson.ts';
import { LessonHeader } from './lesson-header.tsx';
import { LessonToolbar } from './lesson-toolbar.tsx';
import { OnDemandPart } from './on-demand-part.tsx';
import { Outline } from './outline/outline.tsx';
import { remainingSteps } from './progress/completion.ts';
import { stepAddress, stepsAround } from './progress/course-steps.ts';
import { LessonEnd } from './progress/lesson-end.tsx';
import { useStudy } from './progress/use-study.ts';
import { ResumeNote } from './reading/resume-note.tsx';
import { useResume } from './reading/use-resume.ts';
import { useShortcuts } from './reading/use-shortcuts.ts';
import { useSpeech } from './reading/use-speech.ts';
import { useTextSize } from './reading/use-text-size.ts';
import { useCompletion, useRecord } from './use-lesson.ts';
import { useNextLessonAhead } from './use-next-lesson-ahead.ts';
import { NotesSheet } from './writing/notes-sheet.tsx';

// Few readers ever open these two.
const SpeechBar = lazyPart(
  () => import('./reading/speech-bar.tsx'),
  (module) => module.SpeechBar,
);
const ShortcutsDialog = lazyPart(
  () => import('./reading/shortcuts-dialog.tsx'),
  (module) => module.ShortcutsDialog,
);

interface LessonViewProps {
  lesson: Lesson;
  log: LearningLog;
  userId: string;
}

type OpenPanel = 'outline' | 'notes' | 'shortcuts' | null;

export function LessonView({ lesson, log, userId }: LessonViewProps) {
  const textRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<OpenPanel>(null);
  const [textSize, setTextSize] = useTextSize();
  const record = useRecord(lesson, log);
  const speech = useSpeech(textRef);
  const { isResumed, backToTop, stay } = useResume(textRef, lesson.state.place, lesson.state.isCompleted);
  useCompletion(lesson, log);
  useOpened(record);
  useEffect(() => log.flushSoon, [log]);
  const time = remainingSteps(lesson).find(({ kind }) => kind === 'time');
  useStudy({
    textRef,
    endRef,
    minutes: lesson.minutes,
    isRead: lesson.state.isRead,
    secondsLeft: time?.kind === 'time' ? time.seconds : null,
    record,
    log,
  });

  const [, navigate] = useLocation();
  const steps = stepsAround(lesson.outline, lesson.id, lesson.isEnrolled);
  useNextLessonAhead(lesson.courseId, steps.next, log);
  const goTo = (step: typeof steps.next) => {
    if (step === null) return;
    navigate(stepAddress(lesson.courseId, step));
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const shortcuts = useShortcuts({
    n: () => goTo(steps.next),
    p: () => goTo(steps.previous),
    o: () => setPanel('outline'),
    m: () => setPanel('notes'),
    l: speech.toggle,
    '?': () => setPanel('shortcuts'),
  });

  // Speech starts within the click, as phones require; so it can be stopped at once, even if the bar never loads.
  const stopReading = <Button onClick={speech.stop}>Stop</Button>;
  const closePanel = () => setPanel(null);
  return (
    <div className="lesson">
      <Outline
        lesson={lesson}
        steps={steps}
        isOpen={panel === 'outline'}
        onOpen={() => setPanel('outline')}
        onClose={closePanel}
      />
      <article data-size={textSize} className="lesson-article">
        <LessonHeader lesson={lesson} />
        <LessonToolbar
          textSize={textSize}
          onTextSize={setTextSize}
          speech={speech}
          onNotes={() => setPanel('notes')}
          onShortcuts={() => setPanel('shortcuts')}
        />
        <div ref={textRef} className="lesson-blocks">
          <LessonBlocks lesson={lesson} userId={userId} record={record} />
        </div>
        <div ref={endRef} />
        <LessonEnd lesson={lesson} steps={steps} />
        {isResumed && <ResumeNote onBackToTop={backToTop} onStay={stay} />}
        {speech.state !== 'off' && (
          <OnDemandPart meanwhile={stopReading}>
            <SpeechBar speech={speech} />
          </OnDemandPart>
        )}
        {panel === 'shortcuts' && (
          <OnDemandPart>
            <ShortcutsDialog shortcuts={shortcuts} isOpen onClose={closePanel} />
          </OnDemandPart>
        )}
      </article>
      <NotesSheet lesson={lesson} userId={userId} isOpen={panel === 'notes'} onClose={closePanel} />
    </div>
  );
}

/** Once per visit, even where effects run twice. */
function useOpened(record: ReturnType<typeof useRecord>): void {
  const hasRecorded = useRef(false);
  useEffect(() => {
    if (hasRecorded.current) return;
    hasRecorded.current = true;
    record({ kind: 'lesson-opened' });
  }, [record]);
}

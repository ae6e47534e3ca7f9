import { matchRoute } from '@academy/domain/access';
import { PROGRAM_ERROR_MAX_CHARACTERS, PROGRAM_MAX_CHARACTERS } from '@academy/domain/assistant/agents';
import { useState, useSyncExternalStore } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { hasShownProgram, onProgramShown, shownProgram } from '../../../lib/work/shown-program.ts';

/** The lesson behind the panel, and its program, which is sent with one message and only after a press. */
export function useOpenLesson() {
  const match = matchRoute(usePathname());
  const lessonId = match?.route === '/course/:id/lesson/:lessonId' ? match.params.lessonId : undefined;
  const hasProgram = useSyncExternalStore(onProgramShown, hasShownProgram);
  const [isIncluded, setIsIncluded] = useState(false);

  function take() {
    const program = isIncluded ? shownProgram() : null;
    setIsIncluded(false);
    return {
      ...(lessonId !== undefined && { lessonId }),
      ...(program && {
        program: {
          code: program.code.slice(0, PROGRAM_MAX_CHARACTERS),
          error: program.error.slice(0, PROGRAM_ERROR_MAX_CHARACTERS),
        },
      }),
    };
  }

  return {
    lessonId,
    hasProgram: hasProgram && lessonId !== undefined,
    isIncluded: isIncluded && hasProgram,
    include: setIsIncluded,
    take,
  };
}

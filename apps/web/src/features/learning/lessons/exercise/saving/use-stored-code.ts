import { useRef, useState } from 'react';
import { useCurrentUser } from '../../../../accounts/identity/index.ts';
import { useWriting } from '../../writing/use-writing.ts';
import type { LessonWriting } from '../../writing/writing.ts';

interface StoredCodeInput {
  readonly lessonId: string;
  readonly starter: string;
  readonly server: LessonWriting | null;
  /** Another device has saved later: the editor must show it. */
  readonly onNewer: (code: string) => void;
}

/** The learner's program as it was last saved, on any device, and its autosave. */
export function useStoredCode({ lessonId, starter, server, onNewer }: StoredCodeInput) {
  const userId = useCurrentUser().data?.id ?? 'nobody';
  const writing = useWriting({
    lessonId,
    slot: 'code',
    userId,
    onServer: server,
    onSaved: ({ text }) => {
      if (text === latest.current) return;
      latest.current = text;
      setCode(text);
      onNewer(text);
    },
  });
  const [code, setCode] = useState(writing.first?.text ?? starter);
  const latest = useRef(code);

  function write(changed: string): void {
    // The editor also reports changes that came from the server, which nobody has typed here.
    if (changed === latest.current) return;
    latest.current = changed;
    setCode(changed);
    writing.write(changed);
  }
  /** The editor's current text: a fast typist presses Run before the next render. */
  const read = () => latest.current;
  return { code, read, write, saved: writing.saved };
}

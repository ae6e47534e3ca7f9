import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api-client.ts';
import { useCurrentUser } from '../../../identity/index.ts';
import type { SavedState } from '../../writing/use-writing.ts';
import { newerWriting, type Writing } from '../../writing/writing.ts';
import { createCodeSaver } from './code-saver.ts';
import { keepOnDevice, readDeviceCode } from './device-code.ts';

interface KeptCodeInput {
  readonly lessonId: string;
  readonly starter: string;
  readonly server: Writing | null;
  /** Another device wrote later: the editor must show it. */
  readonly onNewer: (code: string) => void;
}

/** The learner's program as it was left, on whatever device, and the saving of each change. */
export function useKeptCode({ lessonId, starter, server, onNewer }: KeptCodeInput) {
  const owner = useCurrentUser().data?.username ?? 'nobody';
  const [device] = useState(() => readDeviceCode(localStorage, owner, lessonId));
  const [code, setCode] = useState(() => newerWriting(server, device)?.text ?? starter);
  const latest = useRef(code);
  const [saved, setSaved] = useState<SavedState>('untouched');
  const [saver] = useState(() =>
    createCodeSaver({
      keep: (kept) => keepOnDevice(localStorage, owner, lessonId, kept),
      send: (kept) => call('PUT /api/lessons/:lessonId/writings/:slot', { lessonId, slot: 'code', ...kept }),
      now: () => new Date(),
      onState: setSaved,
      onNewer,
    }),
  );

  const [unsent] = useState(() => (newerWriting(server, device) === device ? device : null));

  useEffect(() => {
    if (unsent !== null) saver.resend(unsent);
  }, [saver, unsent]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    addEventListener('online', saver.flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('online', saver.flush);
      document.removeEventListener('visibilitychange', onHidden);
      saver.flush();
    };
  }, [saver]);

  function write(changed: string): void {
    latest.current = changed;
    setCode(changed);
    saver.write(changed);
  }
  /** As it stands in the editor: whoever types fast presses Run before the page is drawn again. */
  const read = () => latest.current;
  return { code, read, write, saved };
}

import { useEffect, useRef, useState } from 'react';
import { type AutosaveParts, createAutosave, type SavedState } from './autosave.ts';

interface AutosaveInput<Value> extends Omit<AutosaveParts<Value>, 'onState'> {
  /** What an earlier visit could not send. */
  readonly unsent: Value | null;
}

/** Autosave for as long as a component is mounted; pending changes are sent when the page is left or the connection returns. */
export function useAutosave<Value>(input: AutosaveInput<Value>) {
  const latest = useRef(input);
  latest.current = input;
  const [saved, setSaved] = useState<SavedState>(input.unsent === null ? 'untouched' : 'on-device');
  const [saver] = useState(() =>
    createAutosave<Value>({
      store: (value) => latest.current.store(value),
      drop: () => latest.current.drop(),
      send: (value) => latest.current.send(value),
      onState: setSaved,
      onSaved: (value) => latest.current.onSaved(value),
    }),
  );
  const [unsent] = useState(input.unsent);

  useEffect(() => {
    if (unsent !== null) saver.resend(unsent);
  }, [saver, unsent]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saver.flush();
    };
    const leave = saver.enter();
    addEventListener('online', saver.flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('online', saver.flush);
      document.removeEventListener('visibilitychange', onHidden);
      leave();
    };
  }, [saver]);

  return { saved, ...saver };
}

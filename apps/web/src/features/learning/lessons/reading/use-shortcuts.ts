import { useEffect, useRef, useState } from 'react';
import { sharedEntry } from '../../../../lib/device/device-store.ts';
import { type ShortcutKey, shortcutOf } from './shortcuts.ts';

const place = sharedEntry('lesson-shortcuts', (stored) => (typeof stored === 'boolean' ? stored : null));
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

export interface Shortcuts {
  isOn: boolean;
  turn: (isOn: boolean) => void;
}

/** Single keys can be turned off: with voice control or a tremor they would be pressed by accident. */
export function useShortcuts(actions: Readonly<Record<ShortcutKey, () => void>>): Shortcuts {
  const [isOn, setIsOn] = useState(() => place.read() ?? true);
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return;
      const pressed = shortcutOf({
        key: event.key,
        isWithModifier: event.ctrlKey || event.altKey || event.metaKey,
        isTyping: event.target instanceof Element && event.target.closest(FIELDS) !== null,
        hasOpenDialog: document.querySelector('dialog[open]') !== null,
      });
      if (pressed === null) return;
      event.preventDefault();
      latest.current[pressed]();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);

  function turn(next: boolean) {
    place.store(next);
    setIsOn(next);
  }
  return { isOn, turn };
}

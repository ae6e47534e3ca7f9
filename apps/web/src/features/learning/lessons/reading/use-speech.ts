import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { spokenParts } from './spoken-parts.ts';

export const SPEECH_RATES = [0.75, 1, 1.25, 1.5] as const;

export interface Speech {
  /** False where the browser has no voice. */
  isAvailable: boolean;
  state: 'off' | 'speaking' | 'paused';
  rate: number;
  toggle: () => void;
  stop: () => void;
  setRate: (rate: number) => void;
}

const hasVoice = () =>
  'speechSynthesis' in window &&
  'SpeechSynthesisUtterance' in window &&
  speechSynthesis.getVoices().length > 0;

/** Voices load some time after the page. */
function onVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener?.('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', listener);
}

/**
 * Reads the lesson with the browser's own voice, one piece after the other. Pausing stops the voice and remembers the
 * piece: many phones cannot resume a paused voice.
 */
export function useSpeech(textRef: RefObject<HTMLElement | null>): Speech {
  const isAvailable = useSyncExternalStore(onVoices, hasVoice);
  const [state, setState] = useState<Speech['state']>('off');
  const [rate, setRateState] = useState(1);
  const [reader] = useState(() => createReader(() => setState('off')));

  useEffect(() => {
    const silence = () => reader.silence();
    addEventListener('pagehide', silence);
    return () => {
      silence();
      removeEventListener('pagehide', silence);
    };
  }, [reader]);

  function stop() {
    reader.stop();
    setState('off');
  }
  function toggle() {
    if (!isAvailable || textRef.current === null) return;
    if (state === 'speaking') reader.silence();
    else if (state === 'paused') reader.speak(rate);
    else reader.start(spokenParts(textRef.current), rate);
    setState(state === 'speaking' ? 'paused' : 'speaking');
  }
  function setRate(next: number) {
    setRateState(next);
    if (state === 'speaking') reader.speak(next);
  }
  return { isAvailable, state, rate, toggle, stop, setRate };
}

type Part = ReturnType<typeof spokenParts>[number];

function createReader(onEnd: () => void) {
  let parts: readonly Part[] = [];
  let index = 0;
  // The end event of a cancelled utterance must not start the next piece.
  let voice = 0;

  function mark(part: Part | undefined) {
    for (const { element } of parts) element.toggleAttribute('data-spoken', element === part?.element);
  }
  function silence() {
    voice += 1;
    if ('speechSynthesis' in window) speechSynthesis.cancel();
  }
  function stop() {
    silence();
    mark(undefined);
    parts = [];
  }
  function speak(rate: number) {
    silence();
    const part = parts[index];
    mark(part);
    if (part === undefined) {
      stop();
      onEnd();
      return;
    }
    const own = voice;
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.lang = 'en-ZA';
    utterance.rate = rate;
    utterance.onend = () => {
      if (own !== voice) return;
      index += 1;
      speak(rate);
    };
    utterance.onerror = () => {
      if (own !== voice) return;
      stop();
      onEnd();
    };
    speechSynthesis.speak(utterance);
  }
  function start(next: readonly Part[], rate: number) {
    parts = next;
    index = 0;
    speak(rate);
  }
  return { start, speak, silence, stop };
}

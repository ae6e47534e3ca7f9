import { hearPerson } from '@academy/assistant/hearing';
import type { SupportAnswers } from '@academy/domain/assistant/support-chat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChatStore } from './chat-store.ts';

const talk = (phrase: string) => ({ phrases: [phrase], answer: phrase });
const answers: SupportAnswers = {
  welcome: 'Welcome',
  keys: {
    'what is nexusai': 'a',
    'when launch': 'b',
    'how much cost': 'c',
    'what courses': 'd',
    help: 'Ask me',
    register: 'e',
    contact: 'f',
  },
  smallTalk: { greeting: talk('hi'), thanks: talk('thanks'), goodbye: talk('bye') },
  fallback: 'g',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createStore = (random: number) =>
  createChatStore({ answers, hear: hearPerson, now: () => new Date(), random: () => random });

it.each([
  [0, 1000],
  [0.5, 1500],
  [0.999, 1999],
])('SUPPORT-05 SUPPORT-06 with the random number %d the reply comes after %i ms', (random, delayMs) => {
  const store = createStore(random);
  const onChange = vi.fn();
  store.subscribe(onChange);
  expect(store.send('help')).toBe(true);
  expect(store.get().isTyping).toBe(true);
  vi.advanceTimersByTime(delayMs - 1);
  expect(store.get().messages).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(store.get().messages.at(-1)?.text).toBe('Ask me');
  expect(store.get().isTyping).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('SUPPORT-03 a reply arrives although nobody is looking', () => {
  const store = createStore(0);
  const leave = store.subscribe(() => {});
  store.send('help');
  leave();
  vi.advanceTimersByTime(1000);
  expect(store.get().messages).toHaveLength(3);
});

it('SUPPORT-10 what is not sent starts no reply', () => {
  const store = createStore(0);
  expect(store.send('  ')).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(store.get().messages).toHaveLength(1);
});

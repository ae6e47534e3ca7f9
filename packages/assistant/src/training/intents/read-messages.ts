import { readFileSync } from 'node:fs';
import type { Intent } from '@academy/domain/assistant/agents';
import { MEANT_INTENTS } from '../../intents/model/index.ts';
import { OUTSIDE_UTTERANCES, UTTERANCES } from '../utterances/index.ts';

export interface LabelledMessage {
  readonly intent: Intent;
  readonly message: string;
}

const isIntent = (name: string): name is Intent => (MEANT_INTENTS as readonly string[]).includes(name);

/**
 * `intent (others that are right too) | message`; a lesson may take the place of the intent; without either the message
 * is unrelated.
 */
function readLine(line: string): LabelledMessage {
  const at = line.indexOf('|');
  if (at < 0) return { intent: 'declined', message: line };
  const [name = ''] = line.split(/[ (),|]/);
  return { intent: isIntent(name) ? name : 'courseware', message: line.slice(at + 1).trim() };
}

export const readMessages = (file: string | URL): LabelledMessage[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine);

/** The built-in example messages. */
export const ownMessages = (): LabelledMessage[] => [
  ...Object.entries(UTTERANCES).flatMap(([intent, utterances]) =>
    utterances.map((message) => ({ intent: intent as Intent, message })),
  ),
  ...OUTSIDE_UTTERANCES.map((message) => ({ intent: 'declined' as const, message })),
  ...readMessages(new URL('./messages.txt', import.meta.url)),
];

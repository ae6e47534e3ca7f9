import type { Intent } from '@academy/domain/assistant/agents';

export interface Rule {
  readonly intent: Intent;
  /**
   * `certain`: the words can mean nothing else, however near a lesson is; `sure`: they belong to the product; `hint`:
   * they may be about a lesson as well.
   */
  readonly weight: 'certain' | 'sure' | 'hint';
  readonly pattern: RegExp;
}

export const certain = (intent: Intent, pattern: RegExp): Rule => ({ intent, weight: 'certain', pattern });
export const sure = (intent: Intent, pattern: RegExp): Rule => ({ intent, weight: 'sure', pattern });
export const hint = (intent: Intent, pattern: RegExp): Rule => ({ intent, weight: 'hint', pattern });

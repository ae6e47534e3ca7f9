import type { LearningEvent } from './learning-event.ts';

/**
 * The log as it stands: without attendance that was taken back and not given back since. A record takes in what is left
 * as if the wrong tick had never been; what followed from it is in the log by itself and stays.
 */
export function standingLog(log: readonly LearningEvent[]): LearningEvent[] {
  const wasThere = new Map<string, boolean>();
  for (const event of log)
    if (event.kind === 'attendance-corrected') wasThere.set(event.sessionId, event.wasThere);
  return log.filter((event) => event.kind !== 'session-attended' || wasThere.get(event.sessionId) !== false);
}

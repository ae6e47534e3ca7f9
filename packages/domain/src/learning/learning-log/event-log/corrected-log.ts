import type { LearningEvent } from './learning-event.ts';

/**
 * The corrected log: without attendance that was withdrawn and not restored since. Applied to a record, it is as if the
 * wrong tick had never been; what followed from the tick is in the log as separate events and stays.
 */
export function effectiveLog(log: readonly LearningEvent[]): LearningEvent[] {
  const wasThere = new Map<string, boolean>();
  for (const event of log)
    if (event.kind === 'attendance-corrected') wasThere.set(event.sessionId, event.wasThere);
  return log.filter((event) => event.kind !== 'session-attended' || wasThere.get(event.sessionId) !== false);
}

import { SESSION_TYPES } from '@academy/domain/teaching/sessions';
import Type, { type Static } from 'typebox';
import type { Fault } from '../fault.ts';
import { readYaml, startReading } from '../read/reading.ts';
import { fields, id, oneLine } from '../shapes/texts.ts';
import { readShape } from '../source/check-shape.ts';

const TIME_OF_DAY = '^([01]\\d|2[0-3]):[0-5]\\d$';

const demoSessionsShape = fields({
  sessions: Type.Array(
    fields({
      id,
      title: oneLine,
      type: Type.Enum([...SESSION_TYPES]),
      instructor: id,
      courseId: id,
      description: oneLine,
      dayOffset: Type.Integer({ minimum: -365, maximum: 365 }),
      time: Type.String({ pattern: TIME_OF_DAY }),
      duration: oneLine,
      seats: Type.Integer({ minimum: 1, maximum: 500 }),
    }),
  ),
});
export type DemoSession = Static<typeof demoSessionsShape>['sessions'][number];

/** Sample sessions of the demonstration, with days relative to the day of seeding. */
export async function readDemoSessions(
  contentFolder: string,
): Promise<{ readonly sessions: readonly DemoSession[]; readonly faults: readonly Fault[] }> {
  const reading = startReading(contentFolder);
  const source = await readYaml(reading, 'demo/sessions.yaml');
  const sessions = (source && readShape(demoSessionsShape, source, reading.report)?.sessions) ?? [];
  return { sessions, faults: reading.faults };
}

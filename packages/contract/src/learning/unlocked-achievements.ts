import Type, { type Static } from 'typebox';
import { strictObject } from '../endpoint.ts';

/** The achievements that a write has unlocked for its author; the date is that of the event that earned them. */
export const unlockedSchema = Type.Array(
  strictObject({
    achievementId: Type.Integer(),
    name: Type.String(),
    earnedAt: Type.String({ format: 'date-time' }),
  }),
);
export type UnlockedAnswer = Static<typeof unlockedSchema>;

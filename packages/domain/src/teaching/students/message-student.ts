import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';

export const STUDENT_MESSAGE_MAX_CHARACTERS = 2000;
/** Per day in South Africa: enough for a class, too little for a mailing. */
const MESSAGES_OF_A_DAY = 50;
const MESSAGES_TO_ONE_A_DAY = 2;

interface WrittenToday {
  readonly all: number;
  readonly toThisLearner: number;
}

/** Whether a teacher may write one more mail today. */
export function writeToStudent({
  all,
  toThisLearner,
}: WrittenToday): Result<null, Refusal<'too-many-today' | 'too-many-to-one'>> {
  if (all >= MESSAGES_OF_A_DAY) return refuse('too-many-today');
  return toThisLearner >= MESSAGES_TO_ONE_A_DAY ? refuse('too-many-to-one') : accept(null);
}

import {
  drawItems,
  drawNumbers,
  publicQuestion,
  type Random,
  withNumbers,
} from '@academy/domain/learning/questions';
import type { Services } from '../../../../services.ts';
import type { BankItem } from '../../../catalogue/courses/tables.ts';
import type { DrawnItem } from '../tables.ts';

const RANDOM_BYTES = 6;
const RANDOM_RANGE = 2 ** (8 * RANDOM_BYTES);

/**
 * Items of the bank as this attempt asks them, numbered separately; all of it is stored, so that a reload shows the
 * same and a changed bank changes no attempt. The draw cannot be reproduced: anyone who could would undo the
 * shuffling.
 */
export function drawAttempt(
  bank: readonly BankItem[],
  pick: number,
  randomBytes: Services['randomBytes'],
): DrawnItem[] {
  const random: Random = () => randomBytes(RANDOM_BYTES).readUIntBE(0, RANDOM_BYTES) / RANDOM_RANGE;
  return drawItems(bank, pick, random).map(({ lessonId, question, generated }) => {
    if (!generated) return { lessonId, question, shown: publicQuestion(question, random) };
    const numbers = drawNumbers(generated.generator, random);
    const own = withNumbers(generated, numbers);
    return { lessonId, question: own, numbers, shown: publicQuestion(own, random) };
  });
}

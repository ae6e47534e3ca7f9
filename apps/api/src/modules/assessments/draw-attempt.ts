import { drawItems, publicQuestion, type Random } from '@academy/domain/questions';
import type { BankItem } from '../../database/tables/catalogue.ts';
import type { AskedItem } from '../../database/tables/learning.ts';
import type { Services } from '../../services.ts';

const RANDOM_BYTES = 6;
const RANDOM_RANGE = 2 ** (8 * RANDOM_BYTES);

/** Items of the bank as this attempt asks them; their order is kept, so that a reload shows the same. */
export function drawAttempt(
  bank: readonly BankItem[],
  pick: number,
  randomBytes: Services['randomBytes'],
): AskedItem[] {
  const random: Random = () => randomBytes(RANDOM_BYTES).readUIntBE(0, RANDOM_BYTES) / RANDOM_RANGE;
  return drawItems(bank, pick, random).map(({ lessonId, question }) => ({
    lessonId,
    question,
    shown: publicQuestion(question, random),
  }));
}

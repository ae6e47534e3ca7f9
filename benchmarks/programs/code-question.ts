import type { Product } from '../system/product.ts';

export const ASSESSMENT = 'af-final';
export const QUESTION = 'bench-program';

const QUESTION_ITEM = {
  lessonId: 'af-what-ai-is',
  question: {
    id: QUESTION,
    kind: 'code',
    askHtml: '<p>Write a function that doubles.</p>',
    showHtml: null,
    uses: [],
    starter: 'def double(n):\n    return n\n',
    solution: 'def double(n):\n    return 2 * n\n',
    hidden: [{ name: 'doubles', call: 'double(3)', gives: 6 }],
  },
};

/** No shipped course marks programs yet: in this database the final assessment contains one. */
export async function askForProgram(product: Product): Promise<void> {
  const database = await product.openDatabase();
  await database.query('update assessments set items = $1::jsonb where id = $2', [
    JSON.stringify([QUESTION_ITEM]),
    ASSESSMENT,
  ]);
  await database.end();
}

import type { SqlExercise } from '../courseware.ts';

export const ASKS_NOTHING = { query: null, columns: null, rows: null, ordered: false, count: null };
export const MAKE_FINES = 'CREATE TABLE fines (name TEXT, cents INTEGER);';
/** An exercise that passes every proof. */
export const LARGE_FINES: SqlExercise = {
  id: 'large-fines',
  language: 'sql',
  tables: `${MAKE_FINES} INSERT INTO fines VALUES ('Sipho', 500), ('Chloe', 501), ('Priya', 900), ('Johan', 0);`,
  others: `${MAKE_FINES} INSERT INTO fines VALUES ('Fatima', 700), ('Pieter', 500);`,
  starter: 'SELECT name FROM fines;',
  solution: 'SELECT name FROM fines WHERE cents > 500 ORDER BY cents DESC;',
  tests: [
    { ...ASKS_NOTHING, name: 'Two names', count: 2 },
    { ...ASKS_NOTHING, name: 'The largest first', rows: [['Priya'], ['Chloe']], ordered: true },
  ],
  hidden: [
    { ...ASKS_NOTHING, name: 'Other fines', rows: [['Fatima']] },
    { ...ASKS_NOTHING, name: 'Only the name', columns: ['name'] },
  ],
  hints: ['one', 'two', 'three'],
  mistakes: [
    { make: ['> 500', '>= 500'], when: 'row_count = 3', say: 'R5.00 itself is not more than R5.00.' },
    {
      make: [' DESC', ''],
      when: "row_count = 2 AND code NOT LIKE '%desc%'",
      say: 'The smallest came first.',
    },
  ],
};

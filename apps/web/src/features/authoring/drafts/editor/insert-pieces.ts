import { kindOfFile } from '@academy/domain/authoring/drafts';

export interface Piece {
  readonly label: string;
  readonly before: string;
  readonly after?: string;
  /** For the file beside a lesson: the list that the entry belongs to. */
  readonly list?: string;
}

const IN_LESSON: readonly Piece[] = [
  { label: 'Heading', before: '\n## ' },
  { label: 'Bold', before: '**', after: '**' },
  { label: 'List', before: '\n- ' },
  { label: 'Table', before: '\n| One | Two |\n|---|---|\n| ', after: ' |  |\n' },
  { label: 'Python', before: '\n```python\n', after: '\n```\n' },
  { label: 'SQL', before: '\n```sql\n', after: '\n```\n' },
  { label: 'Output', before: '\n```\n', after: '\n```\n' },
  { label: 'Link to a lesson', before: '[', after: '](lesson:)' },
  { label: 'Check', before: '\n::check[', after: ']\n' },
  { label: 'Exercise', before: '\n::exercise[', after: ']\n' },
  { label: 'Note box', before: '\n::note[', after: ']\n' },
  { label: 'Guess', before: '\n::predict[', after: ']\n' },
  { label: 'Figure to move', before: '\n::explore[', after: ']\n' },
  { label: 'Model answer', before: '\n::reveal[', after: ']\n' },
  { label: 'Steps', before: '\n::steps[', after: ']\n' },
  { label: 'Card', before: '\n::card[', after: ']\n' },
  { label: 'Key term', before: '\n::term[', after: ']\n' },
];

const entry = (label: string, fields: string): Piece => ({
  label,
  before: '\n  - id: ',
  after: `\n${fields.replace(/^(?=.)/gm, '    ')}`,
});

const QUESTIONS: readonly Piece[] = [
  entry(
    'Choice',
    `type: one
ask: What is asked?
options:
  - {text: "The right answer", right: true, why: "Why it is right."}
  - {text: "A common mistake", why: "What it mixes up."}
  - {text: "Another one", why: "What it mixes up."}
`,
  ),
  entry('Number', 'type: number\nask: How many?\nanswer: 4\ntolerance: 0\nwhy: Because.\n'),
  entry(
    'Printed output',
    'type: output\nask: What prints?\ncode: |\n  print(1)\nanswer: "1"\nwhy: Because.\n',
  ),
];

/** The second part of the directives with the same names. */
const ACTIVITIES: readonly Piece[] = [
  {
    ...entry('Guess', 'ask: What happens?\noptions: [More, Less]\nanswer: 1\nthen: What happens, and why.\n'),
    list: 'predicts',
  },
  {
    ...entry(
      'Figure to move',
      'figure: threshold\ntask: What to move, and what to look for.\ntext: What the figure shows, in words.\n',
    ),
    list: 'explores',
  },
  {
    ...entry(
      'Model answer',
      'answer: One good answer.\nrubric: ["The first thing to compare", "The second", "The third"]\n',
    ),
    list: 'reveals',
  },
  {
    ...entry(
      'Steps',
      `worked: The whole way, every step shown.
half: {ask: "The beginning", answer: "The rest"}
alone: {ask: "The next task", answer: "The whole way"}
`,
    ),
    list: 'steps',
  },
  { ...entry('Card', 'front: What is asked?\nback: The answer.\n'), list: 'cards' },
  { ...entry('Key term', 'word: the term\nmeans: What it means.\n'), list: 'terms' },
];

/** The snippets for a file of this name. */
export function piecesFor(path: string): readonly Piece[] {
  if (path.endsWith('.md')) return IN_LESSON;
  return kindOfFile(path) === 'practice' ? [...QUESTIONS, ...ACTIVITIES] : QUESTIONS;
}

/** The first entry of a list is inserted with the list's name. */
export const openingOf = ({ before, list }: Piece, text: string): string =>
  list === undefined || new RegExp(`^${list}:`, 'm').test(text) ? before : `\n${list}:${before}`;

import type { Random } from './draw-items.ts';
import { type Numbers, parseFormula } from './formula.ts';
import type { NumberQuestion, OneQuestion } from './question.ts';

/** A number that is drawn for each attempt, from a list of values. */
export interface DrawnNumber {
  readonly name: string;
  readonly values: readonly number[];
}

/** How the numbers of a question are made; its texts refer to them as {{name}}. */
export interface Generator {
  readonly draw: readonly DrawnNumber[];
  /** In order: a later formula may use an earlier name. The last one is `answer`. */
  readonly formulas: readonly { readonly name: string; readonly formula: string }[];
  /** Conditions that the drawn numbers must meet together. */
  readonly where: readonly string[];
  /** For `near`, in its order; empty for a choice. */
  readonly near: readonly string[];
}

export type GeneratedQuestion = NumberQuestion | OneQuestion;

/** A question with drawn numbers: the texts of `template` contain their names. */
export interface Generated {
  readonly template: GeneratedQuestion;
  readonly generator: Generator;
}

/** Every set of numbers that can be drawn, with the results of the formulas. */
export function setsOfNumbers({ draw, formulas, where }: Generator): Numbers[] {
  const computed = formulas.map(({ name, formula }) => ({ name, of: parseFormula(formula).of }));
  const conditions = where.map((condition) => parseFormula(condition).of);
  let sets: Numbers[] = [{}];
  for (const { name, values } of draw)
    sets = sets.flatMap((numbers) => values.map((value) => ({ ...numbers, [name]: value })));
  return sets
    .map((drawn) => {
      const numbers: Record<string, number> = { ...drawn };
      for (const { name, of } of computed) numbers[name] = of(numbers);
      return numbers;
    })
    .filter((numbers) => conditions.every((isMet) => isMet(numbers) === 1));
}

/** The numbers of one attempt. */
export function drawNumbers(generator: Generator, random: Random): Numbers {
  const sets = setsOfNumbers(generator);
  const drawn = sets[Math.floor(random() * sets.length)];
  if (drawn === undefined) throw new Error('No numbers can be drawn for this question.');
  return drawn;
}

/** The question with these numbers in its texts and its key. */
export function withNumbers({ template, generator }: Generated, numbers: Numbers): GeneratedQuestion {
  const fill = (text: string) => filled(text, numbers);
  const base = {
    id: template.id,
    askHtml: fill(template.askHtml),
    showHtml: template.showHtml === null ? null : fill(template.showHtml),
  };
  if (template.kind === 'one') {
    const options = template.options.map((option) => ({
      ...option,
      html: fill(option.html),
      whyHtml: fill(option.whyHtml),
    }));
    // New ids, by the texts that are shown: the old ones would tell which one is right.
    const ranked = options.map(({ html }) => html).toSorted();
    return {
      ...base,
      kind: 'one',
      options: options.map((option) => ({ ...option, id: String(ranked.indexOf(option.html)) })),
    };
  }
  const near = template.near.map(({ whyHtml }, index) => ({
    answer: cleaned(parseFormula(generator.near[index] ?? '').of(numbers)),
    whyHtml: fill(whyHtml),
  }));
  const { tolerance, unit } = template;
  const answer = cleaned(numbers.answer ?? Number.NaN);
  return { ...base, kind: 'number', answer, tolerance, unit, whyHtml: fill(template.whyHtml), near };
}

const NAME = /\{\{\s*([a-z][a-z0-9]*)\s*\}\}/gi;

/** The names that a text refers to. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(NAME), ([, name]) => name ?? '');
}

/** A text as shown, with these numbers. */
export function filled(text: string, numbers: Numbers): string {
  return text.replaceAll(NAME, (whole, name: string) =>
    Object.hasOwn(numbers, name) ? written(numbers[name] ?? Number.NaN) : whole,
  );
}

const FIRST_GROUPED = 10_000;

/** In the number format of the courses: 2500, 12 500, 3.75. */
function written(value: number): string {
  const [whole = '', decimals] = String(cleaned(value)).split('.');
  const grouped = Math.abs(value) < FIRST_GROUPED ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

const CLEAN_DIGITS = 9;

/** Without the rounding errors of decimal sums: 0.30000000000000004 is 0.3. */
function cleaned(value: number): number {
  return Number(value.toFixed(CLEAN_DIGITS));
}

/** Numbers to preview the question with, the same each time. */
export function exampleNumbers(generator: Generator): Numbers | null {
  return setsOfNumbers(generator)[0] ?? null;
}

import {
  filled,
  type Generator,
  type Numbers,
  namesIn,
  parseFormula,
  setsOfNumbers,
} from '@academy/domain/learning/questions';
import type { RawGenerated } from '../../shapes/question-shapes.ts';
import type { SourcePath } from '../../source/yaml-source.ts';
import { checkOptions, type QuestionFault } from './check-question.ts';

const LEAST_SETS = 12;
/** All of them are proven at each check, and filtered at each draw. */
const MOST_SETS = 2000;
const LARGEST = 10_000_000;
const ROUNDING = 1e-9;

export function generatorOf(raw: RawGenerated): Generator {
  const near = raw.kind === 'number' ? (raw.near ?? []) : [];
  return {
    draw: raw.draw.map(({ name, of, from = 0, to = 0, step = 1 }) => ({
      name,
      values: of ?? valuesBetween(from, to, step),
    })),
    formulas: [
      ...(raw.let ?? []).map(({ name, is }) => ({ name, formula: is })),
      { name: 'answer', formula: raw.answer },
    ],
    where: raw.where ?? [],
    near: near.map(({ answer }) => answer),
  };
}

function valuesBetween(from: number, to: number, step: number): number[] {
  const count = Math.min(MOST_SETS + 1, Math.floor((to - from) / step + ROUNDING) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, place) => from + place * step);
}

/** The faults of a generated question: first its names and formulas, then every set of numbers. */
export function checkGenerated(raw: RawGenerated): QuestionFault[] {
  const faults = [...checkDraw(raw), ...checkFormulas(raw), ...checkTexts(raw)];
  return faults.length > 0 ? faults : proveSets(raw);
}

function checkDraw(raw: RawGenerated): QuestionFault[] {
  const names = [...raw.draw, ...(raw.let ?? [])].map(({ name }) => name);
  const repeated = names.find((name, index) => name === 'answer' || names.indexOf(name) !== index);
  const ranges = raw.draw.flatMap(({ name, of, from, to }, index): QuestionFault[] =>
    (of === undefined) === (from !== undefined && to !== undefined && from < to)
      ? []
      : [{ place: ['draw', index], message: `"${name}" needs either "of" or "from" below "to".` }],
  );
  const sets = generatorOf(raw).draw.reduce((count, { values }) => count * values.length, 1);
  return [
    ...ranges,
    ...(repeated === undefined ? [] : [{ place: ['draw'], message: `The name "${repeated}" is taken.` }]),
    ...(sets <= MOST_SETS
      ? []
      : [{ place: ['draw'], message: `More than ${MOST_SETS} sets of numbers: widen the steps.` }]),
  ];
}

/** Each formula sees what is drawn and the formulas before it. */
function checkFormulas(raw: RawGenerated): QuestionFault[] {
  const known = new Set(raw.draw.map(({ name }) => name));
  const faults: QuestionFault[] = [];
  const look = (place: SourcePath, formula: string) => {
    try {
      const unknown = parseFormula(formula).names.find((name) => !known.has(name));
      if (unknown !== undefined) faults.push({ place, message: `There is no number "${unknown}" here.` });
    } catch (error) {
      faults.push({ place, message: error instanceof Error ? error.message : String(error) });
    }
  };
  (raw.let ?? []).forEach(({ name, is }, index) => {
    look(['let', index, 'is'], is);
    known.add(name);
  });
  look(['answer'], raw.answer);
  known.add('answer');
  raw.where?.forEach((condition, index) => {
    look(['where', index], condition);
  });
  raw.proof.forEach((condition, index) => {
    look(['proof', index], condition);
    if (condition.replaceAll(' ', '') === `answer==${raw.answer.replaceAll(' ', '')}`)
      faults.push({ place: ['proof', index], message: 'A proof that repeats the formula proves nothing.' });
  });
  if (!raw.proof.some((condition) => /\banswer\b/.test(condition)))
    faults.push({ place: ['proof'], message: '"proof" must say something about the answer.' });
  if (raw.kind === 'number')
    raw.near?.forEach(({ answer }, index) => {
      look(['near', index, 'answer'], answer);
    });
  return faults;
}

function textsOf(raw: RawGenerated): { readonly place: SourcePath; readonly text: string }[] {
  const asked = [
    { place: ['ask'], text: raw.ask },
    ...(raw.show === undefined ? [] : [{ place: ['show'], text: raw.show }]),
  ];
  const explained =
    raw.kind === 'one'
      ? raw.options.flatMap(({ text, why }, index) => [
          { place: ['options', index, 'text'], text },
          { place: ['options', index, 'why'], text: why },
        ])
      : [
          { place: ['why'], text: raw.why },
          ...(raw.near ?? []).map(({ why }, index) => ({ place: ['near', index, 'why'], text: why })),
        ];
  return [...asked, ...explained];
}

function checkTexts(raw: RawGenerated): QuestionFault[] {
  const known = new Set([...raw.draw, ...(raw.let ?? []), { name: 'answer' }].map(({ name }) => name));
  const unknown = textsOf(raw).flatMap(({ place, text }) =>
    namesIn(text)
      .filter((name) => !known.has(name))
      .map((name) => ({ place, message: `There is no number "${name}" here.` })),
  );
  const revealsAnswer = [raw.ask, raw.show ?? ''].some((text) => namesIn(text).includes('answer'));
  const shown = revealsAnswer ? [{ place: ['ask'], message: 'The question shows its own answer.' }] : [];
  if (raw.kind === 'number') return [...unknown, ...shown];
  const misplaced = raw.options.flatMap(({ text, right = false }, index) =>
    namesIn(text).includes('answer') === right
      ? []
      : [{ place: ['options', index], message: 'The right option, and no other, holds {{answer}}.' }],
  );
  return [...unknown, ...shown, ...misplaced, ...checkOptions('options', raw.options, 1)];
}

/** The proof of a generated question: every set of numbers that can be drawn is checked. */
function proveSets(raw: RawGenerated): QuestionFault[] {
  const generator = generatorOf(raw);
  const sets = setsOfNumbers(generator);
  if (sets.length < LEAST_SETS)
    return [
      {
        place: ['draw'],
        message: `Only ${sets.length} sets of numbers can be drawn; ${LEAST_SETS} are needed.`,
      },
    ];
  const proofs = raw.proof.map((condition) => parseFormula(condition).of);
  const nears = generator.near.map((formula) => parseFormula(formula).of);
  const shownNames = new Set(['answer', ...textsOf(raw).flatMap(({ text }) => namesIn(text))]);
  for (const numbers of sets) {
    const set = JSON.stringify(numbers);
    const failed = proofs.findIndex((isMet) => isMet(numbers) !== 1);
    if (failed >= 0) return [{ place: ['proof', failed], message: `This does not hold for ${set}.` }];
    const odd = [...shownNames].find((name) => !isPlausible(numbers[name], raw.decimals ?? 0));
    if (odd !== undefined)
      return [{ place: ['draw'], message: `"${odd}" is no plausible number in ${set}.` }];
    const same = raw.kind === 'number' ? sameValues(raw, numbers, nears) : sameOptions(raw, numbers);
    if (same !== null) return [{ place: same, message: `This is the same as another answer for ${set}.` }];
  }
  return [];
}

function isPlausible(value: number | undefined, decimals: number): boolean {
  if (value === undefined || !Number.isFinite(value) || value < 0 || value > LARGEST) return false;
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < ROUNDING * Math.max(1, scaled);
}

type Of = (numbers: Numbers) => number;

function sameValues(
  raw: Extract<RawGenerated, { kind: 'number' }>,
  numbers: Numbers,
  nears: readonly Of[],
): SourcePath | null {
  const values = nears.map((of) => of(numbers));
  const isSame = (one: number, other: number) => Math.abs(one - other) <= raw.tolerance + ROUNDING;
  const index = values.findIndex(
    (value, place) =>
      !Number.isFinite(value) ||
      isSame(value, numbers.answer ?? Number.NaN) ||
      values.slice(0, place).some((earlier) => isSame(value, earlier)),
  );
  return index < 0 ? null : ['near', index];
}

function sameOptions(raw: Extract<RawGenerated, { kind: 'one' }>, numbers: Numbers): SourcePath | null {
  const texts = raw.options.map(({ text }) => filled(text, numbers));
  const index = texts.findIndex((text, place) => texts.indexOf(text) !== place);
  return index < 0 ? null : ['options', index];
}

import {
  type Choice,
  exampleNumbers,
  type Generated,
  type GeneratedQuestion,
  type Option,
  type ProgramCheck,
  type Question,
  withNumbers,
} from '@academy/domain/learning/questions';
import type { ReportFault } from '../fault.ts';
import { type Rendering, renderLine, renderMarkdown, renderPython } from '../html/render-markdown.ts';
import {
  generatedShapes,
  type QuestionShapes,
  questionShapes,
  type RawGenerated,
  type RawQuestion,
} from '../shapes/question-shapes.ts';
import { readShape } from '../source/check-shape.ts';
import type { SourcePath, YamlSource } from '../source/yaml-source.ts';
import { checkGenerated, generatorOf } from './checks/check-generated.ts';
import { checkQuestion } from './checks/check-question.ts';

export interface ReadQuestion {
  /** With the first of its numbers if they are drawn. */
  readonly question: Question;
  readonly generated: Generated | null;
  readonly lesson: string | null;
  readonly enemies: string | null;
}

/** A question at a path of a file, with the lesson that it names; null, and reported, when it is not well formed. */
export function readQuestion(
  source: YamlSource,
  path: SourcePath,
  rendering: Rendering,
  report: ReportFault,
): ReadQuestion | null {
  const kind = kindAt(source, path);
  if (kind === null) {
    const known = Object.keys(questionShapes).join(', ');
    report(source.file, source.lineOf([...path, 'type']), `A question needs a "type", one of: ${known}.`);
    return null;
  }
  if (isGenerated(source, path)) return readGenerated(kind, { source, path, rendering, report });
  const read = readShape(questionShapes[kind], source, report, path);
  if (read === null) return null;
  const raw = { ...read, kind } as RawQuestion;
  for (const { place, message } of checkQuestion(raw))
    report(source.file, source.lineOf([...path, ...place]), message);
  const { lesson = null, enemies = null } = raw;
  return { question: buildQuestion(raw, rendering), generated: null, lesson, enemies };
}

function fieldsAt(source: YamlSource, path: SourcePath): Readonly<Record<string, unknown>> | null {
  const entry = path.reduce<unknown>(
    (parent, step) => (parent as Record<string, unknown>)?.[step],
    source.value,
  );
  return entry as Readonly<Record<string, unknown>> | null;
}

const isGenerated = (source: YamlSource, path: SourcePath) => fieldsAt(source, path)?.draw !== undefined;

interface QuestionSource {
  readonly source: YamlSource;
  readonly path: SourcePath;
  readonly rendering: Rendering;
  readonly report: ReportFault;
}

function readGenerated(
  kind: keyof QuestionShapes,
  { source, path, rendering, report }: QuestionSource,
): ReadQuestion | null {
  if (kind !== 'one' && kind !== 'number') {
    report(source.file, source.lineOf([...path, 'draw']), 'Only "one" and "number" can draw their numbers.');
    return null;
  }
  const read = readShape(generatedShapes[kind], source, report, path);
  if (read === null) return null;
  const raw = { ...read, kind } as RawGenerated;
  const faults = checkGenerated(raw);
  for (const { place, message } of faults) report(source.file, source.lineOf([...path, ...place]), message);
  if (faults.length > 0) return null;
  const template = buildQuestion(asPlain(raw), rendering) as GeneratedQuestion;
  const generated = { template, generator: generatorOf(raw) };
  const example = exampleNumbers(generated.generator);
  if (example === null) return null;
  const { lesson = null, enemies = null } = raw;
  return { question: withNumbers(generated, example), generated, lesson, enemies };
}

/** As a question whose key is still to come. */
function asPlain(raw: RawGenerated): RawQuestion {
  return raw.kind === 'one'
    ? raw
    : { ...raw, answer: 0, near: (raw.near ?? []).map(({ why }) => ({ answer: 0, why })) };
}

function kindAt(source: YamlSource, path: SourcePath): keyof QuestionShapes | null {
  const kind = fieldsAt(source, path)?.type;
  return typeof kind === 'string' && Object.hasOwn(questionShapes, kind)
    ? (kind as keyof QuestionShapes)
    : null;
}

function buildQuestion(raw: RawQuestion, rendering: Rendering): Question {
  const line = (text: string) => renderLine(text, rendering);
  const base = {
    id: raw.id,
    askHtml: line(raw.ask),
    showHtml: raw.show === undefined ? null : renderMarkdown(raw.show, rendering).trim(),
  };
  switch (raw.kind) {
    case 'one':
      return { ...base, kind: 'one', options: optionsOf(raw.options, line) };
    case 'many':
      return { ...base, kind: 'many', choose: raw.choose, options: optionsOf(raw.options, line) };
    case 'order':
      return { ...base, kind: 'order', steps: choicesOf(raw.steps, line), whyHtml: line(raw.why) };
    case 'match':
      return { ...base, kind: 'match', ...matchOf(raw.pairs, line), whyHtml: line(raw.why) };
    case 'number': {
      const { answer, tolerance, unit = null } = raw;
      return { ...base, kind: 'number', answer, tolerance, unit, ...explained(raw, line) };
    }
    case 'output': {
      const { answer, code } = raw;
      return { ...base, kind: 'output', answer, codeHtml: renderPython(code), ...explained(raw, line) };
    }
    case 'judge': {
      const repairs = optionsOf(raw.repairs, line);
      return { ...base, kind: 'judge', faults: optionsOf(raw.faults, line), repairs };
    }
    case 'code': {
      const { uses = [], starter, solution } = raw;
      return { ...base, kind: 'code', uses, starter, solution, hidden: raw.hidden as ProgramCheck[] };
    }
  }
}

type RenderText = (text: string) => string;

function choicesOf(texts: readonly string[], line: RenderText): Choice[] {
  // Alphabetical, because the order in the file often reveals the answer.
  const ranked = [...new Set(texts)].sort();
  return texts.map((text) => ({ id: String(ranked.indexOf(text)), html: line(text) }));
}

function optionsOf(
  options: readonly { text: string; right?: boolean; why: string }[],
  line: RenderText,
): Option[] {
  const choices = choicesOf(
    options.map(({ text }) => text),
    line,
  );
  return options.map(({ right = false, why }, index) => {
    const { id, html } = choices[index] ?? { id: '', html: '' };
    return { id, html, isRight: right, whyHtml: line(why) };
  });
}

function matchOf(pairs: readonly { left: string; right: string }[], line: RenderText) {
  const lefts = pairs.map(({ left }, index) => ({ id: String(index), html: line(left) }));
  const rightsOfPairs = choicesOf(
    pairs.map(({ right }) => right),
    line,
  );
  const rights = [...new Map(rightsOfPairs.map((right) => [right.id, right])).values()].sort(
    (one, other) => Number(one.id) - Number(other.id),
  );
  return {
    lefts,
    rights,
    pairs: rightsOfPairs.map(({ id }, index) => ({ left: String(index), right: id })),
  };
}

function explained<Value>(
  raw: { readonly why: string; readonly near?: readonly { answer: Value; why: string }[] },
  line: RenderText,
) {
  const near = (raw.near ?? []).map(({ answer, why }) => ({ answer, whyHtml: line(why) }));
  return { whyHtml: line(raw.why), near };
}

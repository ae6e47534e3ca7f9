// Turns the YAML of `content/` into modules, and stops the build with a sentence when a file is invalid.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { OPTION_COUNT, QUESTION_COUNT, type QuizQuestion } from '@academy/domain/admissions/quiz';
import {
  ACADEMY_FACTS,
  SMALL_TALKS,
  SUPPORT_KEYS,
  type SupportAnswers,
} from '@academy/domain/assistant/support-chat';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');

// R5, R13: such facts are defined once, and the texts refer to them by name. Those of the academy's settings stay
// references, because they can change while the product runs.
const FACTS: Readonly<Record<string, string>> = {
  product: PRODUCT_NAME,
  ...Object.fromEntries(ACADEMY_FACTS.map((name) => [name, `{${name}}`])),
};

/** Stops the build; `reason` continues the sentence "The file is wrong: ...". */
type Refuse = (reason: string) => never;

const CHECKS = {
  'content/quizzes/': checkQuiz,
  'content/support-chat/': checkAnswers,
} as const;

export function contentModules(): Plugin {
  return {
    name: 'academy-content-modules',
    load(id) {
      if (!id.endsWith('.yaml')) return null;
      this.addWatchFile(id);
      return { code: `export default ${JSON.stringify(readContent(id))}`, moduleType: 'js' };
    },
  };
}

/** The validated contents of the file, with its facts filled in. */
export function readContent(file: string): unknown {
  const name = relative(root, file).replaceAll('\\', '/');
  const refuse: Refuse = (reason) => {
    throw new Error(`${name}: ${reason}`);
  };
  const check = Object.entries(CHECKS).find(([folder]) => name.startsWith(folder))?.[1];
  if (check === undefined) return refuse('no check is written for content of this folder.');
  const content = parseYaml(readFileSync(file, 'utf8'), refuse);
  check(content, refuse);
  return fillFacts(content, refuse);
}

function parseYaml(text: string, refuse: Refuse): unknown {
  try {
    return parse(text);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

export function checkQuiz(content: unknown, refuse: Refuse): asserts content is QuizQuestion[] {
  if (!Array.isArray(content) || content.length !== QUESTION_COUNT)
    refuse(`it must be a list of ${QUESTION_COUNT} questions.`);
  for (const [index, question] of content.entries()) checkQuestion(question, `question ${index + 1}`, refuse);
}

function checkQuestion(entry: unknown, place: string, refuse: Refuse): void {
  const { question, options, correct, explanation } = entriesOf(entry, place, refuse);
  checkText(question, `"question" of ${place}`, refuse);
  checkText(explanation, `"explanation" of ${place}`, refuse);
  if (!Array.isArray(options) || options.length !== OPTION_COUNT)
    refuse(`${place} must have ${OPTION_COUNT} options.`);
  for (const option of options) checkText(option, `an option of ${place}`, refuse);
  if (new Set(options.map((option) => String(option).trim().toLowerCase())).size !== OPTION_COUNT)
    refuse(`the options of ${place} must differ from each other.`);
  if (!Number.isInteger(correct) || Number(correct) < 0 || Number(correct) >= OPTION_COUNT)
    refuse(`"correct" of ${place} must be a number from 0 to ${OPTION_COUNT - 1}.`);
}

export function checkAnswers(content: unknown, refuse: Refuse): asserts content is SupportAnswers {
  const {
    welcome,
    keys,
    smallTalk,
    fallback,
    topics = [],
    suggestions = [],
  } = entriesOf(content, 'the file', refuse);
  checkText(welcome, '"welcome"', refuse);
  checkText(fallback, '"fallback"', refuse);
  const answers = entriesOf(keys, '"keys"', refuse);
  for (const key of SUPPORT_KEYS) checkText(answers[key], `the answer of "${key}"`, refuse);
  // A key that the domain does not know would silently never be found.
  const stranger = Object.keys(answers).find((key) => !SUPPORT_KEYS.some((known) => known === key));
  if (stranger !== undefined) refuse(`"${stranger}" is not a key that the chat knows.`);
  const talks = entriesOf(smallTalk, '"smallTalk"', refuse);
  for (const talk of SMALL_TALKS) checkPhrased(talks[talk], `"${talk}"`, refuse);
  if (!Array.isArray(topics)) refuse('"topics" must be a list.');
  for (const [index, topic] of topics.entries()) checkPhrased(topic, `topic ${index + 1}`, refuse);
  if (!Array.isArray(suggestions)) refuse('"suggestions" must be a list.');
  for (const question of suggestions) checkText(question, 'a suggestion', refuse);
}

function checkPhrased(entry: unknown, place: string, refuse: Refuse): void {
  const { phrases, answer } = entriesOf(entry, place, refuse);
  checkText(answer, `the answer of ${place}`, refuse);
  if (!Array.isArray(phrases) || phrases.length === 0) refuse(`${place} needs phrases.`);
  for (const phrase of phrases) checkText(phrase, `a phrase of ${place}`, refuse);
}

function entriesOf(value: unknown, place: string, refuse: Refuse): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(`${place} must have named entries.`);
  return { ...value };
}

function checkText(value: unknown, place: string, refuse: Refuse): void {
  if (typeof value !== 'string' || value.trim() === '') refuse(`${place} must be a text.`);
}

function fillFacts(value: unknown, refuse: Refuse): unknown {
  if (typeof value === 'string')
    return value.replaceAll(
      /\{([^{}]*)\}/g,
      (_, fact: string) => FACTS[fact] ?? refuse(`{${fact}} is not known.`),
    );
  if (Array.isArray(value)) return value.map((entry) => fillFacts(entry, refuse));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillFacts(entry, refuse)]));
  return value;
}

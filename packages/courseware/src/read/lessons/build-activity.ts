import type { ActivityBlock } from '../../courseware.ts';
import { type Rendering, renderLine, renderMarkdown } from '../../html/render-markdown.ts';
import type { ActivityList, RawActivity } from '../../shapes/activity-shapes.ts';

type Build = { readonly [List in ActivityList]: (raw: RawActivity<List>, render: Render) => ActivityBlock };

interface Render {
  readonly line: (source: string) => string;
  readonly text: (source: string) => string;
}

const taskOf = ({ ask, answer }: RawActivity<'steps'>['half'], { text }: Render) => ({
  html: text(ask),
  answerHtml: text(answer),
});

const BUILD: Build = {
  predicts: ({ id, ask, options, answer, then }, { line, text }) => ({
    kind: 'predict',
    id,
    askHtml: line(ask),
    options: options.map(line),
    answer: answer === undefined ? null : answer - 1,
    thenHtml: text(then),
  }),
  explores: ({ id, figure, task, text: equivalent, values = null }, { line }) => ({
    kind: 'explore',
    id,
    figure,
    taskHtml: line(task),
    textHtml: line(equivalent),
    values,
  }),
  reveals: ({ id, answer, rubric }, { line, text }) => ({
    kind: 'reveal',
    id,
    answerHtml: text(answer),
    rubric: rubric.map(line),
  }),
  steps: ({ id, worked, half, alone }, render) => ({
    kind: 'steps',
    id,
    workedHtml: render.text(worked),
    half: taskOf(half, render),
    alone: taskOf(alone, render),
  }),
  cards: ({ id, front, back }, { line }) => ({
    kind: 'card',
    id,
    frontHtml: line(front),
    backHtml: line(back),
  }),
  terms: ({ id, word, means, words = {}, source = null }, { line }) => ({
    kind: 'term',
    id,
    word: word.trim(),
    meansHtml: line(means),
    words,
    source,
  }),
};

/** Builds the activity for the page from an entry of the file beside a lesson. */
export function buildActivity<List extends ActivityList>(
  list: List,
  raw: RawActivity<List>,
  rendering: Rendering,
): ActivityBlock {
  return BUILD[list](raw, {
    line: (source) => renderLine(source, rendering),
    text: (source) => renderMarkdown(source, rendering).trim(),
  });
}

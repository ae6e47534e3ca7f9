import { EXPLORABLES_WITH_VALUES } from '@academy/domain/learning/learning-log';
import type { ActivityBlock } from '../../courseware.ts';
import { type ActivityList, activityShapes, type RawActivity } from '../../shapes/activity-shapes.ts';
import { readShape } from '../../source/check-shape.ts';
import type { SourcePath, YamlSource } from '../../source/yaml-source.ts';
import { type Reading, renderingFor } from '../reading.ts';
import { buildActivity } from './build-activity.ts';

/** The activities that directives place in a lesson's text, and the line of each. */
export interface Activity {
  readonly block: ActivityBlock;
  readonly line: number;
}

interface ActivityFault {
  readonly place: SourcePath;
  readonly message: string;
}

type Rules = { readonly [List in ActivityList]: (raw: RawActivity<List>) => readonly ActivityFault[] };

const repeats = (field: string, texts: readonly string[]): ActivityFault[] =>
  texts.flatMap((text, index) =>
    texts.indexOf(text) === index
      ? []
      : [{ place: [field, index], message: `Entry ${index + 1} of "${field}" repeats another one.` }],
  );

/** What the schema cannot check. */
const RULES: Rules = {
  predicts: ({ options, answer }) => [
    ...repeats('options', options),
    ...(answer === undefined || answer <= options.length
      ? []
      : [{ place: ['answer'], message: `"answer" is ${answer}, but there are ${options.length} options.` }]),
  ],
  explores: ({ figure, values }) =>
    values === undefined || EXPLORABLES_WITH_VALUES.includes(figure)
      ? []
      : [{ place: ['values'], message: `The figure ${figure} takes no values.` }],
  reveals: ({ rubric }) => repeats('rubric', rubric),
  steps: () => [],
  cards: ({ front, back }) =>
    front.trim() === back.trim() ? [{ place: ['back'], message: 'Both sides of a card say the same.' }] : [],
  terms: ({ words = {}, source }) => {
    const hasWords = Object.keys(words).length > 0;
    if (hasWords && source === undefined)
      return [{ place: ['words'], message: 'A word in another language needs its "source".' }];
    return !hasWords && source !== undefined
      ? [{ place: ['source'], message: 'A "source" needs the words that stand there.' }]
      : [];
  },
};

function readEntry<List extends ActivityList>(
  reading: Reading,
  source: YamlSource,
  list: List,
  index: number,
): Activity | null {
  const path = [list, index];
  const line = source.lineOf(path);
  const raw = readShape(activityShapes[list], source, reading.report, path) as RawActivity<List> | null;
  if (raw === null) return null;
  for (const { place, message } of RULES[list](raw))
    reading.report(source.file, source.lineOf([...path, ...place]), message);
  const rendering = renderingFor(reading, source.file, () => line);
  return { block: buildActivity(list, raw, rendering), line };
}

/** The entries of all lists; null for one that could not be read. */
export function readActivities(
  reading: Reading,
  source: YamlSource,
  lists: Readonly<Partial<Record<ActivityList, readonly unknown[]>>>,
): (Activity | null)[] {
  const names = Object.keys(activityShapes) as ActivityList[];
  const read = names.flatMap((list) =>
    (lists[list] ?? []).map((_, index) => readEntry(reading, source, list, index)),
  );
  const seen = new Set<string>();
  for (const activity of read) {
    if (activity === null) continue;
    const name = `${activity.block.kind}/${activity.block.id}`;
    if (seen.has(name))
      reading.report(
        source.file,
        activity.line,
        `The ${activity.block.kind} id "${activity.block.id}" is used twice in this file.`,
      );
    seen.add(name);
  }
  return read;
}

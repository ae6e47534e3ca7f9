import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setsOfNumbers } from '@academy/domain/learning/questions';
import { parse } from 'yaml';
import { projectRoot } from '../../../tools/project-root.mjs';

interface Option {
  readonly text: string;
  readonly right?: boolean;
}

/** An item as its author wrote it. */
interface WrittenItem {
  readonly id: string;
  readonly options?: readonly Option[];
  readonly faults?: readonly Option[];
  readonly repairs?: readonly Option[];
  readonly pairs?: readonly { readonly left: string; readonly right: string }[];
  readonly ask: string;
  readonly show?: string;
  /** The formula of an item with random numbers. */
  readonly answer?: number | string;
  readonly draw?: readonly {
    readonly name: string;
    readonly of?: readonly number[];
    readonly from?: number;
    readonly to?: number;
    readonly step?: number;
  }[];
  readonly let?: readonly { readonly name: string; readonly is: string }[];
  readonly where?: readonly string[];
}

interface ShownChoice {
  readonly id: string;
  readonly html: string;
}

/** An item as the learner sees it: without the solution. */
export interface ShownItem {
  readonly id: string;
  readonly kind: string;
  readonly askHtml: string;
  readonly showHtml: string | null;
  readonly options?: readonly ShownChoice[];
  readonly faults?: readonly ShownChoice[];
  readonly repairs?: readonly ShownChoice[];
  readonly lefts?: readonly ShownChoice[];
  readonly rights?: readonly ShownChoice[];
}

function itemsOf(courseId: string): ReadonlyMap<string, WrittenItem> {
  const files = globSync(`content/courses/${courseId}/{final,*/assessment}.yaml`, { cwd: projectRoot });
  const items = files.flatMap(
    (file) => (parse(readFileSync(join(projectRoot, file), 'utf8')) as { items: WrittenItem[] }).items,
  );
  return new Map(items.map((item) => [item.id, item]));
}

/** Only letters and digits, whether from Markdown or HTML. */
const bare = (text: string) =>
  text
    .replaceAll(/<[^>]+>|&\w+;|&#\d+;/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function idOf(shown: readonly ShownChoice[] = [], text: string): string {
  const found = shown.find(({ html }) => bare(html) === bare(text));
  if (!found) throw new Error(`“${text}” is not among what is shown.`);
  return found.id;
}

function valuesOf({ of, from = 0, to = 0, step = 1 }: NonNullable<WrittenItem['draw']>[number]) {
  return of ?? Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);
}

/** The answer for the numbers of this attempt. */
function numberOf(
  shown: ShownItem,
  { ask, show = '', answer, draw, let: named = [], where = [] }: WrittenItem,
) {
  if (draw === undefined) return answer;
  const sets = setsOfNumbers({
    draw: draw.map((drawn) => ({ name: drawn.name, values: valuesOf(drawn) })),
    formulas: [
      ...named.map(({ name, is }) => ({ name, formula: is })),
      { name: 'answer', formula: String(answer) },
    ],
    where,
    near: [],
  });
  const own = sets.find(
    (numbers) =>
      bare(`${ask}${show}`.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(numbers[name]))) ===
      bare(`${shown.askHtml}${shown.showHtml ?? ''}`),
  );
  if (!own) throw new Error(`The numbers of “${shown.askHtml}” are none of its own.`);
  return own.answer;
}

const rightOf = (options: readonly Option[] = []) => options.filter(({ right }) => right);

function answerTo(shown: ShownItem, written: WrittenItem): object {
  const firstRight = (choices?: readonly ShownChoice[], options?: readonly Option[]) =>
    idOf(choices, rightOf(options)[0]?.text ?? '');
  switch (shown.kind) {
    case 'one':
      return { kind: 'one', option: firstRight(shown.options, written.options) };
    case 'many':
      return {
        kind: 'many',
        options: rightOf(written.options).map(({ text }) => idOf(shown.options, text)),
      };
    case 'match': {
      const pairs = (written.pairs ?? []).map(({ left, right }) => ({
        left: idOf(shown.lefts, left),
        right: idOf(shown.rights, right),
      }));
      return { kind: 'match', pairs };
    }
    case 'judge':
      return {
        kind: 'judge',
        fault: firstRight(shown.faults, written.faults),
        repair: firstRight(shown.repairs, written.repairs),
      };
    case 'number':
      return { kind: 'number', value: numberOf(shown, written) };
    default:
      throw new Error(`No item of the kind ${shown.kind} is known here.`);
  }
}

/** The right answers, derived from the files of the course. */
export function rightAnswers(courseId: string, items: readonly ShownItem[]): Record<string, object> {
  const written = itemsOf(courseId);
  return Object.fromEntries(
    items.map((item) => {
      const found = [...written.values()].find(({ id }) => item.id === id || item.id.endsWith(`-${id}`));
      if (!found) throw new Error(`No file has the item ${item.id}.`);
      return [item.id, answerTo(item, found)];
    }),
  );
}

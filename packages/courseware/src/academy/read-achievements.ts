import { type Achievement, RARITIES } from '@academy/domain/catalogue/badge-rules';
import type { Fault } from '../fault.ts';
import { type Reading, readYaml, startReading } from '../read/reading.ts';
import { readShape } from '../source/check-shape.ts';
import { reportIn } from './academy-reading.ts';
import { achievementsShape } from './achievement-shapes.ts';

/** The achievements, for callers that need no other content. */
export async function readAchievementsIn(
  contentFolder: string,
): Promise<{ readonly achievements: readonly Achievement[]; readonly faults: readonly Fault[] }> {
  const reading = startReading(contentFolder);
  return { achievements: await readAchievements(reading), faults: reading.faults };
}

export async function readAchievements(reading: Reading): Promise<Achievement[]> {
  const source = await readYaml(reading, 'achievements.yaml');
  const entries = (source && readShape(achievementsShape, source, reading.report)?.achievements) ?? [];
  if (!source) return [];
  const reportAt = reportIn(source, reading.report);
  const achievements = entries.map(
    ({ training = false, ...entry }): Achievement => ({ ...entry, isTraining: training }),
  );
  for (const [index, achievement] of achievements.entries()) {
    for (const message of faultsOf(achievement, achievements.slice(0, index)))
      reportAt(['achievements', index], message);
  }
  return achievements;
}

/** The faults of an entry, given the entries before it. */
function faultsOf({ id, name, rule, rarity }: Achievement, before: readonly Achievement[]): string[] {
  const alike = before.filter((each) => each.rule.figure === rule.figure);
  return [
    ...(before.some((each) => each.id === id) ? [`The id ${id} is used twice.`] : []),
    ...(before.some((each) => each.name === name) ? [`The name ${name} is used twice.`] : []),
    ...(alike.some(({ rule: { atLeast } }) => atLeast === rule.atLeast)
      ? [`Another achievement has the same rule.`]
      : []),
    ...(alike.some((each) => isEasierButRarer(each, { rule, rarity }))
      ? ['What asks for more of a figure is not less rare than what asks for less.']
      : []),
  ];
}

type Ranked = Pick<Achievement, 'rule' | 'rarity'>;

function isEasierButRarer(one: Ranked, other: Ranked): boolean {
  const [less, more] = one.rule.atLeast < other.rule.atLeast ? [one, other] : [other, one];
  return RARITIES.indexOf(less.rarity) > RARITIES.indexOf(more.rarity);
}

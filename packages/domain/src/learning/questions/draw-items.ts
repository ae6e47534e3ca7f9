/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The same items in a random order, each order equally likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

export interface DrawnFrom {
  readonly lessonId: string;
  /** Items of one group give away each other's answer. */
  readonly enemies?: string | null;
}

/**
 * The items of one attempt, in a random order. Each lesson is represented in proportion to its items in the bank: its
 * share of the draw, rounded down or up. At most one item of a group of enemies is drawn, so a bank with too few others
 * gives less.
 */
export function drawItems<Item extends DrawnFrom>(
  bank: readonly Item[],
  pick: number,
  random: Random,
): Item[] {
  const lessons = shuffled([...new Set(bank.map(({ lessonId }) => lessonId))], random);
  const laidOut = lessons.flatMap((lesson) =>
    shuffled(
      bank.filter(({ lessonId }) => lessonId === lesson),
      random,
    ),
  );
  const lessonShares = sharesOf(laidOut, Math.min(pick, bank.length), random);
  const drawn: Item[] = [];
  const take = (from: readonly Item[], most: number) => {
    const enough = drawn.length + most;
    for (const item of from)
      if (drawn.length < enough && !drawn.some((other) => other === item || areEnemies(other, item)))
        drawn.push(item);
  };
  for (const lesson of lessons)
    take(
      laidOut.filter(({ lessonId }) => lessonId === lesson),
      lessonShares.get(lesson) ?? 0,
    );
  // Where enemies left a lesson short, others fill up.
  take(shuffled(laidOut, random), pick - drawn.length);
  return shuffled(drawn, random);
}

/** At even distances from a random start: each lesson gets its share, randomly rounded up or down. */
function sharesOf(laidOut: readonly DrawnFrom[], pick: number, random: Random): Map<string, number> {
  const shares = new Map<string, number>();
  const start = random();
  for (let place = 0; place < pick; place += 1) {
    const lesson = laidOut[Math.floor(((place + start) * laidOut.length) / pick)]?.lessonId;
    if (lesson !== undefined) shares.set(lesson, (shares.get(lesson) ?? 0) + 1);
  }
  return shares;
}

const areEnemies = (one: DrawnFrom, other: DrawnFrom) => one.enemies != null && one.enemies === other.enemies;

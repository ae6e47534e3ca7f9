interface Point {
  readonly x: number;
  readonly y: number;
}

/** In hundredths of the drawing's width; leaves room for the labels around it. */
export const RADAR = { width: 100, height: 84, radius: 29, rings: 4 } as const;
const CENTRE: Point = { x: RADAR.width / 2, y: RADAR.height / 2 };
const HIGHEST_LEVEL = 100;

/** The first axis points up, the others follow clockwise. */
export function radarPoint(place: number, count: number, level: number): Point {
  const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
  const reach = (Math.min(Math.max(level, 0), HIGHEST_LEVEL) / HIGHEST_LEVEL) * RADAR.radius;
  return { x: CENTRE.x + reach * Math.cos(angle), y: CENTRE.y + reach * Math.sin(angle) };
}

const written = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The closed line through one level on each axis. */
export function radarPath(levels: readonly number[]): string {
  return `M${levels.map((level, place) => written(radarPoint(place, levels.length, level))).join('L')}Z`;
}

export function ringPaths(count: number): string[] {
  return Array.from({ length: RADAR.rings }, (_, ring) =>
    radarPath(Array<number>(count).fill(((ring + 1) / RADAR.rings) * HIGHEST_LEVEL)),
  );
}

export function axisPaths(count: number): string[] {
  return Array.from(
    { length: count },
    (_, place) => `M${written(CENTRE)}L${written(radarPoint(place, count, HIGHEST_LEVEL))}`,
  );
}

/** The alignment of a label at the end of its axis. */
export function labelSide(
  place: number,
  count: number,
): { x: 'left' | 'middle' | 'right'; y: 'above' | 'below' } {
  const { x, y } = radarPoint(place, count, HIGHEST_LEVEL);
  const sideways = x - CENTRE.x;
  const isMiddle = Math.abs(sideways) < 1;
  return { x: isMiddle ? 'middle' : sideways < 0 ? 'left' : 'right', y: y <= CENTRE.y ? 'above' : 'below' };
}

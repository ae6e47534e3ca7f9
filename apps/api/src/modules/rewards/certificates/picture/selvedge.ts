import { INDIGO, MARIGOLD } from '../../../../gateways/paper/colours.ts';
import { colour } from './canvas.ts';

const PROTEA = '#ee6a94';
const GREEN = '#2fb48c';

// One repeat of the woven edge, bead by bead: indigo, sun, protea, green.
const ROWS = ['IIISSSSSIIIPIIISSSSSIIIG', 'PIIISSSIIIPPGIIISSSIIIGG', 'PPIIISIIIPPPGGIIISIIIGGG'] as const;
const COLOURS: Readonly<Record<string, string>> = { I: INDIGO, S: MARIGOLD, P: PROTEA, G: GREEN };
/** The distance between beads and their size, in the units of the drawing. */
const STEP = 4;
const RADIUS = 1.7;

interface Bead {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
}

export const SELVEDGE_HEIGHT = ROWS.length * STEP;

/** The beads of an edge of this many units, from the left. */
export function selvedgeBeads(width: number): Bead[] {
  const count = Math.floor(width / STEP);
  return ROWS.flatMap((row, at) =>
    Array.from({ length: count }, (_, index) => ({
      x: index * STEP + STEP / 2,
      y: at * STEP + STEP / 2,
      radius: RADIUS,
      colour: COLOURS[row[index % row.length] ?? 'I'] ?? INDIGO,
    })),
  );
}

export const beadColour = (bead: Bead) => colour(bead.colour);

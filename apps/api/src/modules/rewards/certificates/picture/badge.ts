import { INDIGO, MARIGOLD } from '../../../../gateways/paper/colours.ts';
import { Canvas, colour } from './canvas.ts';
import { encodePng } from './png.ts';
import { beadColour, selvedgeBeads } from './selvedge.ts';

const WHITE = colour('#ffffff');
const CALICO = colour('#fbf8f1');
const BADGE = 480;

/** The academy's mark: an N drawn as one thread with beads at its corners, and the nexus in the middle. */
function drawMark(canvas: Canvas, left: number, top: number, size: number): void {
  const unit = size / 40;
  const at = (x: number, y: number) => ({ x: left + x * unit, y: top + y * unit });
  const tile = colour(INDIGO);
  canvas.tile(at(0, 0), size, size, 11 * unit, tile);
  const corners = [at(11, 29), at(11, 11), at(29, 29), at(29, 11)] as const;
  for (const [from, to] of [
    [corners[0], corners[1]],
    [corners[1], corners[2]],
    [corners[2], corners[3]],
  ] as const)
    canvas.thread(from, to, 3 * unit, WHITE);
  for (const corner of corners) canvas.bead(corner, 3.6 * unit, WHITE);
  canvas.bead(at(20, 20), 5.6 * unit, tile);
  canvas.bead(at(20, 20), 4.1 * unit, colour(MARIGOLD));
}

const RING = 48;

/** The mark inside a string of beads in the colours of the selvedge. */
export function drawBadge(canvas: Canvas, centreX: number, centreY: number, size: number): void {
  canvas.bead({ x: centreX, y: centreY }, size * 0.36, CALICO);
  const [, middle = []] = Object.values(Object.groupBy(selvedgeBeads(96), ({ y }) => y));
  for (let index = 0; index < RING; index += 1) {
    const angle = (index / RING) * 2 * Math.PI - Math.PI / 2;
    const bead = middle[index % middle.length];
    const place = { x: centreX + Math.cos(angle) * size * 0.43, y: centreY + Math.sin(angle) * size * 0.43 };
    if (bead) canvas.bead(place, size * 0.024, beadColour(bead));
  }
  drawMark(canvas, centreX - size * 0.21, centreY - size * 0.21, size * 0.42);
}

let badge: Buffer | null = null;

/** The same for every certificate: the personal part is baked into it. */
export function badgePng(): Buffer {
  if (badge) return badge;
  const canvas = new Canvas(BADGE, BADGE, WHITE);
  drawBadge(canvas, BADGE / 2, BADGE / 2, BADGE);
  badge = encodePng(canvas);
  return badge;
}

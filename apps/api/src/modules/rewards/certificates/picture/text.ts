import type { Font } from 'fontkit';
import type { Canvas } from './canvas.ts';

interface Edge {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

const CURVE_STEPS = 8;
const ROWS_PER_PIXEL = 4;

/** The outline of a line of text as straight segments, in pixels, its baseline at zero. */
function outline(font: Font, text: string, size: number): { edges: Edge[]; width: number } {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  const edges: Edge[] = [];
  let pen = 0;
  for (const [index, { path }] of glyphs.entries()) {
    const place = positions[index];
    const originX = pen + (place?.xOffset ?? 0);
    const originY = place?.yOffset ?? 0;
    let [x, y, startX, startY] = [0, 0, 0, 0];
    const lineTo = (toX: number, toY: number) => {
      edges.push({
        fromX: (originX + x) * scale,
        fromY: -(originY + y) * scale,
        toX: (originX + toX) * scale,
        toY: -(originY + toY) * scale,
      });
      [x, y] = [toX, toY];
    };
    for (const { command, args } of path.commands) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
      const [fromX, fromY] = [x, y];
      if (command === 'moveTo') [x, y, startX, startY] = [a, b, a, b];
      else if (command === 'lineTo') lineTo(a, b);
      else if (command === 'closePath') lineTo(startX, startY);
      else
        for (let step = 1; step <= CURVE_STEPS; step += 1) {
          const t = step / CURVE_STEPS;
          const u = 1 - t;
          if (command === 'quadraticCurveTo')
            lineTo(u * u * fromX + 2 * u * t * a + t * t * c, u * u * fromY + 2 * u * t * b + t * t * d);
          else
            lineTo(
              u ** 3 * fromX + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
              u ** 3 * fromY + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
            );
        }
    }
    pen += place?.xAdvance ?? 0;
  }
  return { edges, width: advanceWidth * scale };
}

export function textWidth(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** The crossings of a scan line with the outline, from the left, with the outline's direction at each. */
function crossings(edges: readonly Edge[], y: number): { x: number; turn: number }[] {
  return edges
    .flatMap(({ fromX, fromY, toX, toY }) => {
      if (fromY <= y === toY <= y) return [];
      return { x: fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX), turn: fromY < toY ? 1 : -1 };
    })
    .sort((one, other) => one.x - other.x);
}

interface Placed {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly ink: readonly [number, number, number];
}

export function drawText(canvas: Canvas, font: Font, text: string, { x, baseline, size, ink }: Placed): void {
  const { edges, width } = outline(font, text, size);
  const [left, columns] = [Math.floor(x), Math.ceil(width) + 2];
  for (let row = Math.floor(baseline - size); row < baseline + size / 2; row += 1) {
    const cover = new Float32Array(columns);
    for (let part = 0; part < ROWS_PER_PIXEL; part += 1) {
      let winding = 0;
      let from = 0;
      for (const crossing of crossings(edges, row + (part + 0.5) / ROWS_PER_PIXEL - baseline)) {
        if (winding !== 0) addSpan(cover, from, crossing.x + x - left);
        winding += crossing.turn;
        from = crossing.x + x - left;
      }
    }
    for (const [column, share] of cover.entries())
      if (share > 0 && left + column < canvas.width && row >= 0 && row < canvas.height)
        canvas.mix(left + column, row, ink, Math.min(1, share / ROWS_PER_PIXEL));
  }
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  for (let column = Math.max(0, Math.floor(from)); column < Math.min(cover.length, to); column += 1)
    cover[column] = (cover[column] ?? 0) + Math.min(to, column + 1) - Math.max(from, column);
}

import { PRODUCT_NAME } from '@academy/domain/product';
import { type FontPart, loadFonts, runsOf, type Weight } from '../../../../gateways/paper/fonts.ts';
import { drawBadge } from './badge.ts';
import { Canvas, colour } from './canvas.ts';
import { encodePng } from './png.ts';
import { beadColour, selvedgeBeads } from './selvedge.ts';
import { drawText, textWidth } from './text.ts';

const PANEL = colour('#152260');

interface Card {
  readonly personName: string;
  readonly courseTitle: string;
}

const [WIDTH, HEIGHT] = [1200, 630];
const EDGE_SCALE = 3;
const TEXT_LEFT = 520;
const TEXT_WIDTH = WIDTH - TEXT_LEFT - 60;

let ground: Canvas | null = null;

/** Everything but the text is the same on every card, and drawn once. */
function cardGround(): Canvas {
  if (ground) return ground.copy();
  const canvas = new Canvas(WIDTH, HEIGHT, PANEL);
  for (const bead of selvedgeBeads(WIDTH / EDGE_SCALE)) {
    const [x, y, radius] = [bead.x * EDGE_SCALE, bead.y * EDGE_SCALE, bead.radius * EDGE_SCALE];
    canvas.bead({ x, y }, radius, beadColour(bead));
    canvas.bead({ x, y: HEIGHT - y }, radius, beadColour(bead));
  }
  drawBadge(canvas, 280, HEIGHT / 2, 420);
  ground = canvas;
  return canvas.copy();
}

/** The preview that LinkedIn and WhatsApp show for a link to a certificate. Runs in a thread (drawing-pool.ts). */
export async function draw({ personName, courseTitle }: Card): Promise<Buffer> {
  const canvas = cardGround();
  const fonts = await loadFonts();
  let baseline = 180;
  const write = (text: string, size: number, weight: Weight, ink: string) => {
    const parts = fonts.get(weight) ?? [];
    for (const line of wrapped(text, size, parts)) {
      writeLine(canvas, line, { baseline, size, parts, ink });
      baseline += size * 1.3;
    }
  };
  write('Certificate of completion', 34, 500, '#ffd466');
  baseline += 28;
  write(courseTitle, 60, 800, '#ffffff');
  write(personName, 40, 500, '#ffffff');
  baseline += 8;
  write(PRODUCT_NAME, 30, 500, '#c0cdff');
  return encodePng(canvas);
}

function widthOf(text: string, size: number, parts: readonly FontPart[]): number {
  return runsOf(text, parts).reduce((sum, run) => sum + textWidth(run.part.font, run.text, size), 0);
}

/** At most two lines; what does not fit ends in an ellipsis. */
function wrapped(text: string, size: number, parts: readonly FontPart[]): string[] {
  const fits = (line: string) => widthOf(line, size, parts) <= TEXT_WIDTH;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 2).map((line, index) => {
    if (fits(line) && !(index === 1 && lines.length > 2)) return line;
    let shorter = line;
    while (shorter.length > 1 && !fits(`${shorter}…`)) shorter = shorter.slice(0, -1);
    return `${shorter.trimEnd()}…`;
  });
}

interface Line {
  readonly baseline: number;
  readonly size: number;
  readonly parts: readonly FontPart[];
  readonly ink: string;
}

function writeLine(canvas: Canvas, text: string, { baseline, size, parts, ink }: Line): void {
  let x = TEXT_LEFT;
  for (const run of runsOf(text, parts)) {
    drawText(canvas, run.part.font, run.text, { x, baseline, size, ink: colour(ink) });
    x += textWidth(run.part.font, run.text, size);
  }
}

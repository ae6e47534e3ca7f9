import type { Picture } from './png.ts';

type Colour = readonly [red: number, green: number, blue: number];

export function colour(hex: string): Colour {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A canvas: beads, threads and tiles, with edges anti-aliased over one pixel. */
export class Canvas implements Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height * 3);
    for (let at = 0; at < this.pixels.length; at += 3) this.pixels.set(ground, at);
  }

  copy(): Canvas {
    const copy = new Canvas(this.width, this.height, [0, 0, 0]);
    copy.pixels.set(this.pixels);
    return copy;
  }

  /** Fills where the distance is below zero; from half a pixel outside to half a pixel inside it blends. */
  #fill(box: readonly [number, number, number, number], ink: Colour, distance: (at: Point) => number): void {
    const [left, top, right, bottom] = box;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom + 1); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, right + 1); x += 1) {
        const cover = Math.min(1, Math.max(0, 0.5 - distance({ x: x + 0.5, y: y + 0.5 })));
        if (cover > 0) this.mix(x, y, ink, cover);
      }
  }

  mix(x: number, y: number, ink: Colour, cover: number): void {
    const at = (y * this.width + x) * 3;
    for (const [part, value] of ink.entries()) {
      const old = this.pixels[at + part] ?? 0;
      this.pixels[at + part] = Math.round(old + (value - old) * cover);
    }
  }

  bead({ x, y }: Point, radius: number, ink: Colour): void {
    this.#fill(
      [x - radius, y - radius, x + radius, y + radius],
      ink,
      (at) => Math.hypot(at.x - x, at.y - y) - radius,
    );
  }

  thread(from: Point, to: Point, width: number, ink: Colour): void {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    const half = width / 2;
    const box = [
      Math.min(from.x, to.x) - half,
      Math.min(from.y, to.y) - half,
      Math.max(from.x, to.x) + half,
      Math.max(from.y, to.y) + half,
    ] as const;
    this.#fill(box, ink, (at) => {
      const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / square;
      const share = Math.min(1, Math.max(0, along));
      return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy) - half;
    });
  }

  tile({ x, y }: Point, width: number, height: number, radius: number, ink: Colour): void {
    const [centreX, centreY] = [x + width / 2, y + height / 2];
    this.#fill([x, y, x + width, y + height], ink, (at) => {
      const outX = Math.abs(at.x - centreX) - width / 2 + radius;
      const outY = Math.abs(at.y - centreY) - height / 2 + radius;
      return Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - radius;
    });
  }
}

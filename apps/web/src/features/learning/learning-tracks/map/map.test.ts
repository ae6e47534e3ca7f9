import { describe, expect, it } from 'vitest';
import { wrapText } from './drawing/wrap-text.ts';
import { layOutTimeline } from './layout/lay-out-timeline.ts';
import { layOutTree, treeBoxWidth } from './layout/lay-out-tree.ts';
import { commandOf } from './pan-and-zoom/map-keys.ts';
import {
  between,
  clampedToFrame,
  fittingView,
  LARGEST_SCALE,
  revealing,
  SMALLEST_SCALE,
  zoomedAt,
} from './pan-and-zoom/map-view.ts';

const metrics = { boxWidth: 100, boxHeight: 50, columnGap: 20, rowGap: 30, margin: 10, markWidth: 40 };
const fork = [
  { id: 'start', prerequisites: [], estimatedHours: 25 },
  { id: 'left', prerequisites: ['start'], estimatedHours: 30 },
  { id: 'right', prerequisites: ['start'], estimatedHours: 40 },
  { id: 'end', prerequisites: ['start', 'left', 'right'], estimatedHours: 0 },
];

describe('the tree on the map', () => {
  it('centres each row and stacks the rows', () => {
    const { boxes, width, height } = layOutTree(fork, metrics);
    expect(boxes.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['start', 70, 10],
      ['left', 10, 90],
      ['right', 130, 90],
      ['end', 70, 170],
    ]);
    expect([width, height]).toEqual([240, 230]);
  });

  it('leads each thread from the foot of a box to the head of the next', () => {
    const [first] = layOutTree(fork, metrics).threads;
    expect(first).toEqual({ from: 'start', to: 'left', curve: [120, 60, 120, 78, 60, 72, 60, 90] });
  });

  it('is nothing but its margin without nodes', () => {
    expect(layOutTree([], metrics)).toMatchObject({ width: 20, height: 20, boxes: [], threads: [] });
  });

  it.each([
    [1000, 100],
    [240, 100],
    [200, 80],
    [100, 60],
  ])('in a frame of %i has boxes %i wide', (frameWidth, width) => {
    expect(treeBoxWidth(fork, frameWidth, metrics, 60)).toBe(width);
  });
});

describe('the timeline on the map', () => {
  it('is one column beside the hours at which each node begins', () => {
    const { boxes, marks } = layOutTimeline(fork, metrics);
    expect(new Set(boxes.map(({ x }) => x))).toEqual(new Set([50]));
    expect(marks.map(({ text }) => text)).toEqual(['0 h', '25 h', '55 h', '95 h']);
  });

  it('leads threads past the boxes between', () => {
    const { threads, width } = layOutTimeline(fork, metrics);
    const past = threads.find(({ from, to }) => from === 'start' && to === 'right');
    expect(past?.curve).toEqual([150, 35, 180, 35, 180, 195, 150, 195]);
    expect(
      Math.max(...threads.flatMap(({ curve }) => curve.filter((_, place) => place % 2 === 0))),
    ).toBeLessThan(width);
  });
});

describe('the view of the map', () => {
  const map = { width: 200, height: 400 };

  it.each([
    [
      { width: 300, height: 500 },
      { scale: 1, x: 50, y: 50 },
    ],
    [
      { width: 100, height: 500 },
      { scale: 0.5, x: 0, y: 150 },
    ],
    [
      { width: 20, height: 20 },
      { scale: SMALLEST_SCALE, x: -40, y: -90 },
    ],
  ])('fits the whole map into %j', (frame, view) => {
    expect(fittingView(map, frame)).toEqual(view);
  });

  it('zooms around a place, within its limits', () => {
    const view = zoomedAt({ scale: 1, x: 10, y: 20 }, 2, { x: 100, y: 50 });
    expect(view).toEqual({ scale: 2, x: -80, y: -10 });
    expect(zoomedAt(view, 100, { x: 0, y: 0 }).scale).toBe(LARGEST_SCALE);
    expect(zoomedAt(view, 0.01, { x: 0, y: 0 }).scale).toBe(SMALLEST_SCALE);
  });

  it('cannot be moved out of the frame', () => {
    const frame = { width: 300, height: 300 };
    expect(clampedToFrame({ scale: 1, x: 9999, y: -9999 }, map, frame)).toEqual({
      scale: 1,
      x: 200,
      y: -250,
    });
    expect(clampedToFrame({ scale: 1, x: 40, y: 30 }, map, frame)).toEqual({ scale: 1, x: 40, y: 30 });
  });

  it('moves no further than needed to show a box', () => {
    const frame = { width: 300, height: 300 };
    const box = { id: 'a', x: 0, y: 0, width: 50, height: 50 };
    expect(revealing({ scale: 1, x: 100, y: 100 }, box, frame, 10)).toEqual({ scale: 1, x: 100, y: 100 });
    expect(revealing({ scale: 1, x: 290, y: -30 }, box, frame, 10)).toEqual({ scale: 1, x: 240, y: 10 });
    expect(revealing({ scale: 10, x: 50, y: 50 }, box, frame, 10)).toEqual({ scale: 10, x: 10, y: 10 });
  });

  it('glides from one view to another', () => {
    const [from, to] = [
      { scale: 1, x: 0, y: 0 },
      { scale: 2, x: 10, y: -10 },
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 0.5)).toEqual({ scale: 1.5, x: 5, y: -5 });
    expect(between(from, to, 1)).toEqual(to);
  });
});

describe('the keys of the map', () => {
  const press = (key: string, ctrlKey = false) => commandOf({ key, ctrlKey, metaKey: false, altKey: false });

  it('move, zoom and fit', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'pan', dx: 48, dy: 0 });
    expect(['+', '=', '-', '_', '0'].map((key) => press(key)?.kind)).toEqual([
      'zoom-in',
      'zoom-in',
      'zoom-out',
      'zoom-out',
      'fit',
    ]);
  });

  it('leave others, and those with Ctrl, to the browser', () => {
    expect(press('+', true)).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
    expect(press('constructor')).toBeUndefined();
  });
});

describe('a title on the map', () => {
  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one', 2, ['one']],
    ['extraordinarily long', 6, ['extraordinarily', 'long']],
    ['', 5, ['']],
  ])('"%s" in a room of %i is %j', (text, room, lines) => {
    expect(wrapText(text, room, ({ length }) => length)).toEqual(lines);
  });
});

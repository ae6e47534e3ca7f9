import { type GraphNode, linksOf } from '../../track-graph.ts';
import type { MapBox, MapLayout, MapMetrics, MapThread } from './map-layout.ts';

interface TimedNode extends GraphNode {
  readonly estimatedHours: number;
}

/** One column in the order of study, next to the hours at which each node starts. */
export function layOutTimeline(nodes: readonly TimedNode[], metrics: MapMetrics): MapLayout {
  const { boxWidth, boxHeight, rowGap, margin, markWidth } = metrics;
  const left = margin + markWidth;
  const boxes = nodes.map(
    ({ id }, row): MapBox => ({
      id,
      x: left,
      y: margin + row * (boxHeight + rowGap),
      width: boxWidth,
      height: boxHeight,
    }),
  );
  let hours = 0;
  const marks = boxes.map((box, row) => {
    const begins = hours;
    hours += nodes[row]?.estimatedHours ?? 0;
    return { text: `${begins} h`, x: margin, y: box.y + box.height / 2 };
  });
  const rowOf = new Map(nodes.map(({ id }, row) => [id, row]));
  const threads = linksOf(nodes).flatMap(({ from, to }): MapThread[] => {
    const above = boxes[rowOf.get(from) ?? -1];
    const below = boxes[rowOf.get(to) ?? -1];
    return above && below ? [{ from, to, curve: threadBetween(above, below, rowGap) }] : [];
  });
  const rows = nodes.length * boxHeight + Math.max(0, nodes.length - 1) * rowGap;
  // Threads that pass boxes bulge into a gap at the right.
  return { width: left + boxWidth + rowGap + margin, height: rows + 2 * margin, boxes, threads, marks };
}

/** Straight down to the next box; around the boxes in between to a later one. */
function threadBetween(above: MapBox, below: MapBox, rowGap: number): MapThread['curve'] {
  const bottom = above.y + above.height;
  if (below.y - bottom <= rowGap) {
    const middle = above.x + above.width / 2;
    return [middle, bottom, middle, bottom, middle, below.y, middle, below.y];
  }
  const right = above.x + above.width;
  const bulge = right + rowGap;
  const startY = above.y + above.height / 2;
  const endY = below.y + below.height / 2;
  return [right, startY, bulge, startY, bulge, endY, right, endY];
}

import { type GraphNode, layersOf, linksOf } from '../../track-graph.ts';
import type { MapBox, MapLayout, MapMetrics, MapThread } from './map-layout.ts';

/** The width of the boxes at which the fullest row fits into the frame, at least `narrowest`. */
export function treeBoxWidth(
  nodes: readonly GraphNode[],
  frameWidth: number,
  { boxWidth, columnGap, margin }: MapMetrics,
  narrowest: number,
): number {
  const columns = Math.max(1, ...layersOf(nodes).map((layer) => layer.length));
  const room = (frameWidth - 2 * margin - (columns - 1) * columnGap) / columns;
  return Math.max(narrowest, Math.min(boxWidth, room));
}

/** Rows from top to bottom, each centred below the widest; a node is below everything that it requires. */
export function layOutTree(nodes: readonly GraphNode[], metrics: MapMetrics): MapLayout {
  const { boxWidth, boxHeight, columnGap, rowGap, margin } = metrics;
  const layers = layersOf(nodes);
  const widthOf = (count: number) => count * boxWidth + Math.max(0, count - 1) * columnGap;
  const inner = Math.max(0, ...layers.map((layer) => widthOf(layer.length)));
  const boxes = layers.flatMap((layer, row) =>
    layer.map(
      ({ id }, column): MapBox => ({
        id,
        x: margin + (inner - widthOf(layer.length)) / 2 + column * (boxWidth + columnGap),
        y: margin + row * (boxHeight + rowGap),
        width: boxWidth,
        height: boxHeight,
      }),
    ),
  );
  const boxOf = new Map(boxes.map((box) => [box.id, box]));
  const threads = linksOf(nodes).flatMap(({ from, to }): MapThread[] => {
    const above = boxOf.get(from);
    const below = boxOf.get(to);
    return above && below ? [{ from, to, curve: downward(above, below) }] : [];
  });
  const rows = layers.length * boxHeight + Math.max(0, layers.length - 1) * rowGap;
  return { width: inner + 2 * margin, height: rows + 2 * margin, boxes, threads, marks: [] };
}

function downward(above: MapBox, below: MapBox): MapThread['curve'] {
  const startX = above.x + above.width / 2;
  const startY = above.y + above.height;
  const endX = below.x + below.width / 2;
  const bend = (below.y - startY) * 0.6;
  return [startX, startY, startX, startY + bend, endX, below.y - bend, endX, below.y];
}

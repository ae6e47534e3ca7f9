import type { LearningTrack } from '@academy/contract/learning/learning-tracks';
import { useMemo } from 'react';
import type { Arrangement } from '../../chosen-view.ts';
import { boxHeightFor, titleLines } from '../drawing/draw-box.ts';
import type { MapPen } from '../drawing/map-pen.ts';
import { layOutTimeline } from './lay-out-timeline.ts';
import { layOutTree, treeBoxWidth } from './lay-out-tree.ts';
import type { MapLayout, MapMetrics } from './map-layout.ts';

/** In rem. */
const MEASURES = {
  widest: 14,
  widestInTimeline: 24,
  narrowest: 8,
  columnGap: 1,
  rowGap: 2.5,
  margin: 1.25,
  mark: 3.5,
};

/** The positions of a track's nodes in a frame of this width, with full-size text wherever that is possible. */
function layOutMap(
  nodes: LearningTrack['nodes'],
  arrangement: Arrangement,
  frameWidth: number,
  pen: MapPen,
): MapLayout {
  const { rem } = pen;
  const isTree = arrangement === 'tree';
  const base: MapMetrics = {
    boxWidth: (isTree ? MEASURES.widest : MEASURES.widestInTimeline) * rem,
    boxHeight: 0,
    columnGap: MEASURES.columnGap * rem,
    rowGap: MEASURES.rowGap * rem,
    margin: MEASURES.margin * rem,
    markWidth: MEASURES.mark * rem,
  };
  const narrowest = MEASURES.narrowest * rem;
  const beside = 2 * base.margin + base.markWidth + base.rowGap;
  const boxWidth = isTree
    ? treeBoxWidth(nodes, frameWidth, base, narrowest)
    : Math.max(narrowest, Math.min(base.boxWidth, frameWidth - beside));
  const context = document.createElement('canvas').getContext('2d');
  const lines = context
    ? Math.max(1, ...nodes.map(({ title }) => titleLines(context, title, boxWidth, pen).length))
    : 1;
  const metrics = { ...base, boxWidth, boxHeight: boxHeightFor(lines, rem) };
  return isTree ? layOutTree(nodes, metrics) : layOutTimeline(nodes, metrics);
}

export function useMapLayout(
  nodes: LearningTrack['nodes'],
  arrangement: Arrangement,
  frameWidth: number,
  pen: MapPen | undefined,
): MapLayout | undefined {
  return useMemo(
    () => (pen && frameWidth > 0 ? layOutMap(nodes, arrangement, frameWidth, pen) : undefined),
    [nodes, arrangement, frameWidth, pen],
  );
}

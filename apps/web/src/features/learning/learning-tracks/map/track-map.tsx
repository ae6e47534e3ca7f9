import type { LearningTrack } from '@academy/contract/learning/learning-tracks';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Arrangement } from '../chosen-view.ts';
import { NodeCard } from '../modules/node-card.tsx';
import { describeNode, nextNode, type Titles } from '../track-words.ts';
import { drawMap } from './drawing/draw-map.ts';
import { usePen } from './drawing/use-pen.ts';
import { useMapLayout } from './layout/use-map-layout.ts';
import { MapInWords } from './map-in-words.tsx';
import { MapNodeButtons } from './map-node-buttons.tsx';
import { MapControls } from './pan-and-zoom/map-controls.tsx';
import { useMapControl } from './pan-and-zoom/use-map-control.ts';
import { useFrame } from './use-frame.ts';

/** Taller maps are moved within their frame. */
const TALLEST_FRAME_PX = 720;

interface TrackMapProps {
  track: LearningTrack;
  titles: Titles;
  arrangement: Arrangement;
}

/** PATH-14: the track drawn as a map that can be zoomed and explored. */
export function TrackMap({ track, titles, arrangement }: TrackMapProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const pen = usePen(frameRef);
  const { width, density } = useFrame(frameRef);
  const layout = useMapLayout(track.nodes, arrangement, width, pen);
  const height = Math.min(TALLEST_FRAME_PX, layout?.height ?? 0);
  const nodes = useMemo(() => new Map(track.nodes.map((node) => [node.id, node])), [track.nodes]);
  const next = nextNode(track.nodes);
  const [chosen, setChosen] = useState(next?.id ?? track.nodes[0]?.id);
  const control = useMapControl({ frameRef, layout, frame: { width, height }, moveMs: pen?.moveMs ?? 0 });
  const { view } = control;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another pixel density needs another canvas size
  useEffect(() => {
    if (canvasRef.current && layout && pen && view)
      drawMap(canvasRef.current, { layout, nodes, chosen, pen }, view, { width, height });
  }, [layout, nodes, chosen, pen, view, width, height, density]);

  const chosenNode = nodes.get(chosen ?? '');
  return (
    <div className="grid gap-3">
      <fieldset aria-label={`Map of ${track.name}`} onKeyDown={control.onKeyDown} className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2">
          <p className="text-ink-2">
            Drag to move the map. Keys: arrows to move, + and − to zoom, 0 to see it all.
          </p>
          <MapControls
            scale={view?.scale ?? 1}
            onZoomIn={control.zoomIn}
            onZoomOut={control.zoomOut}
            onFit={control.fit}
          />
        </div>
        <div
          ref={frameRef}
          {...control.gestures}
          className={`relative min-h-64 cursor-grab overflow-hidden rounded-lg border bg-page active:cursor-grabbing supports-[overflow:clip]:overflow-clip ${
            (view?.scale ?? 1) > 1 ? 'touch-none' : 'touch-pan-y'
          }`}
          style={{ height }}
        >
          <canvas
            ref={canvasRef}
            role="img"
            aria-label={track.nodes.map((node) => describeNode(node, titles)).join(' ')}
            className="absolute inset-0 size-full"
          />
          {layout && view && (
            <MapNodeButtons
              layout={layout}
              view={view}
              nodes={nodes}
              chosen={chosen}
              onChoose={setChosen}
              onReveal={control.reveal}
            />
          )}
        </div>
      </fieldset>
      <MapInWords nodes={track.nodes} titles={titles} />
      {chosenNode && (
        <section aria-label="Selected on the map" aria-live="polite" className="flex max-w-160">
          <NodeCard node={chosenNode} titles={titles} isNext={chosenNode === next} />
        </section>
      )}
    </div>
  );
}

import { statusText, type TrackNode } from '../track-words.ts';
import type { MapBox, MapLayout } from './layout/map-layout.ts';
import type { MapView } from './pan-and-zoom/map-view.ts';

interface MapNodeButtonsProps {
  layout: MapLayout;
  view: MapView;
  nodes: ReadonlyMap<string, TrackNode>;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onReveal: (box: MapBox) => void;
}

/** A canvas is not accessible by keyboard: over each drawn node is a button of which only the focus ring is visible. */
export function MapNodeButtons({ layout, view, nodes, chosen, onChoose, onReveal }: MapNodeButtonsProps) {
  return (
    <div
      className="absolute top-0 left-0 origin-top-left"
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
    >
      {layout.boxes.map((box) => {
        const node = nodes.get(box.id);
        if (!node) return null;
        return (
          <button
            key={box.id}
            type="button"
            aria-pressed={box.id === chosen}
            onClick={() => onChoose(box.id)}
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible')) onReveal(box);
            }}
            className="absolute cursor-pointer rounded-lg"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          >
            <span className="sr-only">
              {node.title}, {statusText(node)}
            </span>
          </button>
        );
      })}
    </div>
  );
}

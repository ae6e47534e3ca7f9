import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { LARGEST_SCALE, SMALLEST_SCALE } from './map-view.ts';

interface MapControlsProps {
  scale: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
}

export function MapControls({ scale, onZoomIn, onZoomOut, onFit }: MapControlsProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton icon={Minus} label="Zoom out" disabled={scale <= SMALLEST_SCALE} onClick={onZoomOut} />
      <output aria-label="Zoom" className="min-w-[4ch] text-center font-semibold tabular-nums">
        {Math.round(scale * 100)}%
      </output>
      <IconButton icon={Plus} label="Zoom in" disabled={scale >= LARGEST_SCALE} onClick={onZoomIn} />
      <IconButton icon={Maximize} label="Show the whole map" onClick={onFit} />
    </div>
  );
}

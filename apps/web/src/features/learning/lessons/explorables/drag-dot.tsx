import type { PointerEvent, ReactNode } from 'react';

interface DragDotProps {
  label: string;
  x: number;
  y: number;
  value: number;
  max: number;
  text: string;
  /** The position of the pointer, in units of the drawing. */
  onDrag: (x: number, y: number) => void;
  onKey: (key: string) => boolean;
  children: ReactNode;
}

function placeIn(event: PointerEvent<SVGGElement>): readonly [number, number] {
  const drawing = event.currentTarget.ownerSVGElement;
  const box = drawing?.getBoundingClientRect();
  if (!drawing || !box) return [0, 0];
  const unit = drawing.viewBox.baseVal.width / box.width;
  return [(event.clientX - box.left) * unit, (event.clientY - box.top) * unit];
}

/** A mark that can be dragged by touch or mouse and moved with the arrow keys. */
export function DragDot({ label, x, y, value, max, text, onDrag, onKey, children }: DragDotProps) {
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className="fig-drag"
      transform={`translate(${x} ${y})`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(...placeIn(event));
      }}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      <circle r="20" className="fig-grip" />
      {children}
    </g>
  );
}

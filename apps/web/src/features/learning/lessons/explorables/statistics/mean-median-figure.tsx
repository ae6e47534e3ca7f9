import { useState } from 'react';
import { DragDot } from '../drag-dot.tsx';
import type { ExplorableProps } from '../explorable-props.ts';
import { Drawing, Says } from '../figure-parts.tsx';
import { clamp, scale } from '../plot.ts';
import { draggedTo, lineEnd, meanOf, medianOf, movedByKey, PAY } from './mean-median.ts';

const BASE = 120;

export function MeanMedianFigure({ values: given }: ExplorableProps) {
  const [values, setValues] = useState<readonly number[]>(given ?? PAY);
  const [end] = useState(() => lineEnd(given ?? PAY));
  const x = scale([0, end], [16, 284]);
  const value = scale([16, 284], [0, end]);
  const words = (number: number) => (given === null ? `R${Math.round(number * 100)}` : String(number));
  const put = (index: number, next: number) => setValues(values.with(index, next));
  const [mean, median] = [meanOf(values), medianOf(values)];
  return (
    <div className="fig">
      <Drawing height={190} label={`Mean ${words(mean)}, median ${words(median)}`}>
        <path d={`M16 ${BASE}H284`} className="fig-axis" />
        <text x="16" y={BASE + 24}>
          {words(0)}
        </text>
        <text x="284" y={BASE + 24} textAnchor="end">
          {words(end)}
        </text>
      </Drawing>
      {/* Over the drawing: interactive elements cannot be part of an image. */}
      <svg className="fig-drawing fig-over" viewBox="0 0 300 190">
        <title>Values to drag</title>
        <path d={`M${x(mean)} ${BASE - 97}V${BASE}`} className="fig-line-2" strokeDasharray="7 5" />
        <path d={`M${x(median)} ${BASE}v34`} className="fig-line-3" />
        <text x={clamp(x(mean), 40, 250)} y="17" textAnchor="middle" className="fig-text-2">
          mean
        </text>
        <text x={clamp(x(median), 40, 250)} y={BASE + 52} textAnchor="middle" className="fig-text-3">
          median
        </text>
        {values.map((number, index) => (
          <DragDot
            // biome-ignore lint/suspicious/noArrayIndexKey: the values keep their places
            key={index}
            label={`Value ${index + 1}`}
            x={x(number)}
            y={BASE - 16 - (index % 3) * 28}
            value={number}
            max={end}
            text={words(number)}
            onDrag={(at) => put(index, draggedTo(value(at), end))}
            onKey={(key) => {
              const next = movedByKey(number, key, end);
              if (next !== null) put(index, next);
              return next !== null;
            }}
          >
            <circle r="9" className="fig-fill-1" />
          </DragDot>
        ))}
      </svg>
      <Says>
        Mean {words(mean)}, median {words(median)}.
      </Says>
    </div>
  );
}

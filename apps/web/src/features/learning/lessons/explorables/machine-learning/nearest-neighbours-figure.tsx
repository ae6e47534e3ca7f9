import { useState } from 'react';
import { DragDot } from '../drag-dot.tsx';
import { Drawing, Legend, Says, Slider } from '../figure-parts.tsx';
import { clamp, count, scale, toHundredths } from '../plot.ts';
import { FRUIT, nearest, vote } from './nearest-neighbours.ts';

const x = scale([0, 10], [24, 284]);
const y = scale([0, 10], [200, 12]);
const size = scale([24, 284], [0, 10]);
const sweet = scale([200, 12], [0, 10]);
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [0.5, 0],
  ArrowLeft: [-0.5, 0],
  ArrowUp: [0, 0.5],
  ArrowDown: [0, -0.5],
};

export function NearestNeighboursFigure() {
  const [k, setK] = useState(1);
  const [at, setAt] = useState({ size: 6.8, sweet: 6.8 });
  const neighbours = nearest(at.size, at.sweet, k);
  const { lemons, oranges, winner } = vote(neighbours);
  const put = (across: number, up: number) =>
    setAt({ size: toHundredths(clamp(across, 0, 10)), sweet: toHundredths(clamp(up, 0, 10)) });
  return (
    <div className="fig">
      <Drawing height={228} label={`Twelve fruits by size and sweetness; the new one counts as ${winner}.`}>
        <path d="M24 12V200H284" className="fig-axis" />
        <text x="284" y="222" textAnchor="end">
          larger →
        </text>
        <text x="30" y="24">
          ↑ sweeter
        </text>
        {neighbours.map((fruit) => (
          <path
            key={`${fruit.size} ${fruit.sweet}`}
            d={`M${x(at.size)} ${y(at.sweet)}L${x(fruit.size)} ${y(fruit.sweet)}`}
            className="fig-trace"
          />
        ))}
        {FRUIT.map(({ kind, ...fruit }) =>
          kind === 'lemon' ? (
            <path
              key={`${fruit.size} ${fruit.sweet}`}
              d={`M${x(fruit.size)} ${y(fruit.sweet) - 9}l9 9l-9 9l-9-9z`}
              className="fig-hollow-3"
            />
          ) : (
            <circle
              key={`${fruit.size} ${fruit.sweet}`}
              cx={x(fruit.size)}
              cy={y(fruit.sweet)}
              r="8"
              className="fig-fill-2"
            />
          ),
        )}
      </Drawing>
      <svg className="fig-drawing fig-over" viewBox="0 0 300 228">
        <title>The new fruit to drag</title>
        <DragDot
          label="The new fruit"
          x={x(at.size)}
          y={y(at.sweet)}
          value={at.size}
          max={10}
          text={`size ${at.size}, sweetness ${at.sweet}`}
          onDrag={(across, up) => put(Math.round(size(across) * 2) / 2, Math.round(sweet(up) * 2) / 2)}
          onKey={(key) => {
            const [across, up] = KEYS[key] ?? [0, 0];
            put(at.size + across, at.sweet + up);
            return key in KEYS;
          }}
        >
          <path d="M0-11l3 8h8l-7 5 3 8-7-5-7 5 3-8-7-5h8z" className="fig-star" />
        </DragDot>
      </svg>
      <Legend
        entries={[
          { look: 'fig-hollow-3', label: 'lemon (diamond)', shape: 'diamond' },
          { look: 'fig-fill-2', label: 'orange (dot)' },
        ]}
      />
      <Slider
        label="Neighbours that vote"
        value={k}
        min={1}
        max={7}
        step={2}
        text={String(k)}
        onChange={setK}
      />
      <Says>
        {count(lemons, 'lemon', 'lemons')} and {count(oranges, 'orange', 'oranges')} vote: {winner}.
      </Says>
    </div>
  );
}

import { useState } from 'react';
import { Drawing, Legend, Says, Slider } from '../figure-parts.tsx';
import { pathOf, scale } from '../plot.ts';
import { errorsWith, MEMORIES } from './memory-curves.ts';

const x = scale([0, MEMORIES.length - 1], [34, 284]);
const y = scale([0, 5], [180, 20]);
const CURVES = MEMORIES.map(errorsWith);

export function MemoryCurvesFigure() {
  const [place, setPlace] = useState(0);
  const { old, fresh } = CURVES[place] ?? { old: 0, fresh: 0 };
  const curve = (of: 'old' | 'fresh') => pathOf(CURVES.map((errors, index) => [x(index), y(errors[of])]));
  return (
    <div className="fig">
      <Drawing
        height={216}
        label={`Error by memory. ${MEMORIES[place]} notes: old week ${old}, new week ${fresh} minutes.`}
      >
        {[0, 2, 4].map((minutes) => (
          <g key={minutes}>
            <path d={`M34 ${y(minutes)}H290`} className="fig-grid" />
            <text x="24" y={y(minutes) + 5} textAnchor="end">
              {minutes}
            </text>
          </g>
        ))}
        {MEMORIES.map((memory, index) => (
          <text key={memory} x={x(index)} y="206" textAnchor="middle">
            {memory}
          </text>
        ))}
        <path d={`M${x(place)} 10V184`} className="fig-marker" />
        <path d={curve('old')} className="fig-line-1" />
        <path d={curve('fresh')} className="fig-line-2" strokeDasharray="7 5" />
        <circle cx={x(place)} cy={y(old)} r="7" className="fig-fill-1" />
        <path d={`M${x(place) - 7} ${y(fresh) - 7}h14v14h-14z`} className="fig-fill-2" />
      </Drawing>
      <Legend
        entries={[
          { look: 'fig-fill-1', label: 'week it learned from (whole line, dot)' },
          { look: 'fig-fill-2', label: 'new week (broken line, square)', shape: 'square' },
        ]}
      />
      <Slider
        label="Notes that it may keep"
        value={place}
        min={0}
        max={MEMORIES.length - 1}
        text={String(MEMORIES[place])}
        onChange={setPlace}
      />
      <Says>
        A guess is off by {old} minutes on the week it learned from, and by {fresh} minutes on a new week.
      </Says>
    </div>
  );
}

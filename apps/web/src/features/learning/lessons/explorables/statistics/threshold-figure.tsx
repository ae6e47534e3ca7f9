import { useState } from 'react';
import { Drawing, Legend, Says, Slider } from '../figure-parts.tsx';
import { count, dotsPath, scale } from '../plot.ts';
import { countsAt, piles, WITH_TB, WITHOUT_TB } from './threshold.ts';

const x = scale([0, 100], [10, 290]);
const BASE = 190;

export function ThresholdFigure() {
  const [limit, setLimit] = useState(50);
  const { hits, misses, falseAlarms, correctNo } = countsAt(limit);
  const healthy = piles(WITHOUT_TB).map(({ score, level }) => [x(score), BASE - 6 - level * 10] as const);
  return (
    <div className="fig">
      <Drawing
        height={230}
        label={`Patients by score. Limit ${limit}: ${hits} hits, ${misses} misses, ${falseAlarms} false alarms.`}
      >
        <rect x={x(limit)} y="8" width={290 - x(limit)} height={BASE - 8} className="fig-zone" />
        <path d={`M10 ${BASE}H290`} className="fig-axis" />
        <path d={dotsPath(healthy)} className="fig-dots-3" />
        {WITH_TB.map((score) => (
          <path
            key={score}
            d={`M${x(score)} 30l7 12h-14z`}
            className={score >= limit ? 'fig-fill-2' : 'fig-hollow-2'}
          />
        ))}
        <path d={`M${x(limit)} 4V${BASE + 6}`} className="fig-marker" />
        <text x="10" y={BASE + 26}>
          no alarm
        </text>
        <text x="290" y={BASE + 26} textAnchor="end">
          alarm
        </text>
      </Drawing>
      <Legend
        entries={[
          { look: 'fig-fill-2', label: 'has TB (triangle)', shape: 'triangle' },
          { look: 'fig-fill-3', label: 'does not have TB (dot)' },
        ]}
      />
      <Slider
        label="Limit for an alarm"
        value={limit}
        min={20}
        max={95}
        text={String(limit)}
        onChange={setLimit}
      />
      <Says>
        {count(misses, 'miss', 'misses')} and {count(falseAlarms, 'false alarm', 'false alarms')}. {hits} of
        the 8 sick are found, and {correctNo} healthy people are left in peace.
      </Says>
    </div>
  );
}

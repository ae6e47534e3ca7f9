import { useState } from 'react';
import { Drawing, Says, Slider } from '../figure-parts.tsx';
import { scale } from '../plot.ts';
import {
  bestLine,
  DEAREST_SHOWN,
  fareFor,
  lastShownKm,
  MOST_AT_START,
  MOST_TENTHS_PER_KM,
  meanMiss,
  TRIPS,
} from './line-fit.ts';

const x = scale([0, 18], [40, 290]);
const y = scale([0, DEAREST_SHOWN], [180, 8]);
const BEST = bestLine().miss;

export function LineFitFigure() {
  const [start, setStart] = useState(25);
  const [perKm, setPerKm] = useState(5);
  const miss = meanMiss(start, perKm / 10);
  const fare = (km: number) => fareFor(km, start, perKm / 10);
  const lastKm = lastShownKm(start, perKm / 10);
  return (
    <div className="fig">
      <Drawing height={214} label={`Nine trips and a line that is off by R${miss} on average`}>
        {[0, 20, 40].map((rand) => (
          <g key={rand}>
            <path d={`M40 ${y(rand)}H290`} className="fig-grid" />
            <text x="36" y={y(rand) + 5} textAnchor="end">
              R{rand}
            </text>
          </g>
        ))}
        {[5, 10, 15].map((km) => (
          <text key={km} x={x(km)} y="206" textAnchor="middle">
            {km} km
          </text>
        ))}
        {TRIPS.map(([km, paid]) => (
          <path
            key={km}
            d={`M${x(km)} ${y(paid)}V${y(Math.min(fare(km), DEAREST_SHOWN))}`}
            className="fig-trace"
          />
        ))}
        <path d={`M${x(0)} ${y(fare(0))}L${x(lastKm)} ${y(fare(lastKm))}`} className="fig-line-2" />
        {TRIPS.map(([km, paid]) => (
          <circle key={km} cx={x(km)} cy={y(paid)} r="6" className="fig-fill-1" />
        ))}
      </Drawing>
      <Slider
        label="Fare at the start"
        value={start}
        min={0}
        max={MOST_AT_START}
        text={`R${start}`}
        onChange={setStart}
      />
      <Slider
        label="Fare for each kilometre"
        value={perKm}
        min={0}
        max={MOST_TENTHS_PER_KM}
        text={`R${(perKm / 10).toFixed(2)}`}
        onChange={setPerKm}
      />
      <Says>
        The line is off by R{miss.toFixed(2)} on average.{' '}
        {miss <= BEST + 0.2 ? 'No straight line does much better.' : 'A better line exists.'}
      </Says>
    </div>
  );
}

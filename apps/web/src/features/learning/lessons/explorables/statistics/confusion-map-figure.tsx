import { useState } from 'react';
import { Drawing, Legend, Says, Slider } from '../figure-parts.tsx';
import { scale } from '../plot.ts';
import { outcomesOf } from './confusion-map.ts';

const wide = scale([0, 1000], [0, 300]);
const HIGH = 180;

export function ConfusionMapFigure() {
  const [fraud, setFraud] = useState(100);
  const [found, setFound] = useState(80);
  const [blocked, setBlocked] = useState(10);
  const { hits, misses, falseAlarms, correctNo, accuracy, precision } = outcomesOf(fraud, found, blocked);
  const foundHigh = (HIGH * found) / 100;
  const blockedHigh = (HIGH * blocked) / 100;
  const rest = 300 - wide(fraud);
  return (
    <div className="fig">
      <Drawing
        height={HIGH}
        label={`${hits} hits, ${misses} misses, ${falseAlarms} false alarms, ${correctNo} correct no`}
      >
        <rect width={wide(fraud)} height={foundHigh} className="fig-fill-2" />
        <rect y={foundHigh} width={wide(fraud)} height={HIGH - foundHigh} className="fig-fill-4" />
        <rect x={wide(fraud)} width={rest} height={blockedHigh} className="fig-fill-1" />
        <rect
          x={wide(fraud)}
          y={blockedHigh}
          width={rest}
          height={HIGH - blockedHigh}
          className="fig-fill-none"
        />
      </Drawing>
      <Legend
        entries={[
          { look: 'fig-fill-2', label: `hits, top left: ${hits}`, shape: 'square' },
          { look: 'fig-fill-4', label: `misses, bottom left: ${misses}`, shape: 'square' },
          { look: 'fig-fill-1', label: `false alarms, top right: ${falseAlarms}`, shape: 'square' },
          { look: 'fig-fill-none', label: `correct no, bottom right: ${correctNo}`, shape: 'square' },
        ]}
      />
      <Slider
        label="Fraud among 1,000 payments"
        value={fraud}
        min={10}
        max={500}
        step={10}
        text={String(fraud)}
        onChange={setFraud}
      />
      <Slider
        label="Fraud that is found"
        value={found}
        min={0}
        max={100}
        step={5}
        text={`${found}%`}
        onChange={setFound}
      />
      <Slider
        label="Honest payments that are blocked"
        value={blocked}
        min={0}
        max={50}
        text={`${blocked}%`}
        onChange={setBlocked}
      />
      <Says>
        Right {accuracy}% of the time.{' '}
        {precision === null ? 'There is no alarm.' : `Of the blocked cards ${precision}% are fraud.`}
      </Says>
    </div>
  );
}

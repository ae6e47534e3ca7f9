import { useState } from 'react';
import { Drawing, Legend, Says, Slider } from '../figure-parts.tsx';
import { dotsPath } from '../plot.ts';
import { placesOf, thousandPeople } from './thousand-dots.ts';

export function ThousandDotsFigure() {
  const [ill, setIll] = useState(10);
  const [right, setRight] = useState(90);
  const people = thousandPeople(ill, right);
  const { found, missed, falseAlarms, rightOfHundred } = people;
  const dots = (from: number, to: number) => dotsPath(placesOf(from, to));
  return (
    <div className="fig">
      <Drawing
        height={190}
        label={`1,000 people: ${found} found, ${missed} missed, ${falseAlarms} false alarms.`}
      >
        <path d={dots(0, found)} className="fig-dots-2" />
        <path d={dots(found, ill)} className="fig-dots-4" />
        <path d={dots(ill, ill + falseAlarms)} className="fig-dots-1" />
        <path d={dots(ill + falseAlarms, 1000)} className="fig-dots-none" />
      </Drawing>
      <Legend
        entries={[
          { look: 'fig-fill-2', label: `ill, alarm: ${found}` },
          { look: 'fig-fill-4', label: `ill, missed: ${missed}` },
          { look: 'fig-fill-1', label: `not ill, alarm: ${falseAlarms}` },
          { look: 'fig-fill-none', label: `not ill, cleared: ${people.cleared}` },
        ]}
      />
      <Slider
        label="How common it is"
        value={ill}
        min={0}
        max={500}
        step={5}
        text={`${ill} in 1,000`}
        onChange={setIll}
      />
      <Slider
        label="How often the test is right"
        value={right}
        min={50}
        max={100}
        text={`${right}%`}
        onChange={setRight}
      />
      <Says>
        {rightOfHundred === null
          ? 'There is no alarm at all.'
          : `${found + falseAlarms} alarms, ${found} of them right. So of 100 alarms about ${rightOfHundred} are right.`}
      </Says>
    </div>
  );
}

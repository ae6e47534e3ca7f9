import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Drawing, Says, Slider } from '../figure-parts.tsx';
import { clamp, pathOf, scale, toHundredths } from '../plot.ts';
import { descentWords, errorAt, START, stepFrom } from './gradient-descent.ts';

const x = scale([-1, 13], [10, 290]);
const y = scale([0, 5.5], [180, 10]);
const CURVE = pathOf(
  Array.from({ length: 57 }, (_, index) => [x(index / 4 - 1), y(errorAt(index / 4 - 1))] as const),
);

export function GradientDescentFigure() {
  const [path, setPath] = useState<readonly number[]>([START]);
  const [steps, setSteps] = useState(0);
  const [rate, setRate] = useState(10);
  const now = path.at(-1) ?? START;
  const words = descentWords(path, steps);
  const error = toHundredths(errorAt(now));
  function go() {
    setSteps(steps + 1);
    // The drawing shows the last forty positions.
    setPath([...path, stepFrom(now, rate / 10)].slice(-40));
  }
  function beginAgain() {
    setSteps(0);
    setPath([START]);
  }
  // A point that has left the valley is drawn at its edge.
  const at = (setting: number) => [x(clamp(setting, -1, 13)), y(errorAt(clamp(setting, -1, 13)))] as const;
  const [ballX, ballY] = at(now);
  return (
    <div className="fig">
      <Drawing height={210} label={`Error ${error} at setting ${now}. ${words}`}>
        <path d={CURVE} className="fig-line-1" />
        <path d={pathOf(path.map(at))} className="fig-trace" />
        <circle cx={ballX} cy={ballY} r="9" className="fig-fill-2" />
        <text x="150" y="202" textAnchor="middle">
          setting of the model
        </text>
        <text x="30" y="20">
          ↑ error
        </text>
      </Drawing>
      <Slider
        label="Length of a step"
        value={rate}
        min={2}
        max={110}
        step={2}
        text={String(rate / 10)}
        onChange={setRate}
      />
      <div className="fig-buttons">
        <Button variant="secondary" onClick={go}>
          Take a step
        </Button>
        <Button variant="quiet" onClick={beginAgain}>
          Begin again
        </Button>
      </div>
      <Says>
        {words} Error {error}.
      </Says>
    </div>
  );
}

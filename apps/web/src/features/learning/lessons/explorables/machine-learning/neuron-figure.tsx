import { useState } from 'react';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { Drawing, Says, Slider } from '../figure-parts.tsx';
import { INPUTS, percentOf, sumOf } from './neuron.ts';

const START = -1;
const signed = (weight: number) => (weight > 0 ? `+${weight}` : String(weight));

export function NeuronFigure() {
  const [inputs, setInputs] = useState<readonly boolean[]>([true, false, false]);
  const [weights, setWeights] = useState<readonly number[]>([2, -1, 1]);
  const sum = sumOf(inputs, weights, START);
  const percent = percentOf(sum);
  return (
    <div className="fig">
      <Drawing
        height={170}
        label={`A neuron with weights ${weights.map(signed).join(', ')} and output ${percent}%`}
      >
        {weights.map((weight, index) => (
          <g key={INPUTS[index]}>
            <path
              d={`M40 ${30 + index * 55}L190 85`}
              className={weight < 0 ? 'fig-line-4' : 'fig-line-1'}
              // As a style: the width of the class overrides an attribute.
              style={{ strokeWidth: 1 + Math.abs(weight) * 2 }}
              strokeDasharray={weight < 0 ? '6 5' : undefined}
              opacity={inputs[index] ? 1 : 0.3}
            />
            <circle
              cx="28"
              cy={30 + index * 55}
              r="16"
              className={inputs[index] ? 'fig-fill-1' : 'fig-hollow-1'}
            />
            <text x="92" y={30 + index * 55 + (index === 0 ? 8 : index === 1 ? -8 : -2)}>
              {signed(weight)}
            </text>
          </g>
        ))}
        <circle cx="210" cy="85" r="30" className="fig-node" />
        <text x="210" y="91" textAnchor="middle">
          {signed(sum)}
        </text>
        <text x="256" y="91">
          {percent}%
        </text>
      </Drawing>
      {INPUTS.map((label, index) => (
        <div key={label} className="fig-row">
          <Checkbox
            label={label}
            checked={inputs[index] ?? false}
            onChange={(event) => setInputs(inputs.with(index, event.target.checked))}
          />
          <Slider
            label={`Weight ${index + 1}`}
            value={weights[index] ?? 0}
            min={-4}
            max={4}
            text={signed(weights[index] ?? 0)}
            onChange={(weight) => setWeights(weights.with(index, weight))}
          />
        </div>
      ))}
      <Says>
        Start {START}, together {signed(sum)}: the neuron says {percent}% that the queue is long.
      </Says>
    </div>
  );
}

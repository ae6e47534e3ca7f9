import { useState } from 'react';
import { Choices, Drawing, Legend, Says } from '../figure-parts.tsx';
import { APPLICANTS, COLUMNS, type Column, countsBy, guessedRight } from './proxy-finder.ts';

const UNIT = 34;

export function ProxyFinderFigure() {
  const [column, setColumn] = useState<Column>('typing');
  const counts = countsBy(column);
  const right = guessedRight(column);
  return (
    <div className="fig">
      <Choices
        legend="Guess the removed column from"
        choices={COLUMNS}
        chosen={column}
        onChoose={setColumn}
      />
      <Drawing
        height={130}
        label={counts.map(({ value, women, men }) => `${value}: ${women} women, ${men} men`).join('; ')}
      >
        {counts.map(({ value, women, men }, index) => (
          <g key={value} transform={`translate(0 ${10 + index * 60})`}>
            <text x="0" y="26">
              {value}
            </text>
            <rect x="56" width={women * UNIT} height="40" className="fig-fill-4" />
            <rect x={56 + women * UNIT} width={men * UNIT} height="40" className="fig-hollow-1" />
          </g>
        ))}
      </Drawing>
      <Legend
        entries={[
          { look: 'fig-fill-4', label: 'women (filled)', shape: 'square' },
          { look: 'fig-hollow-1', label: 'men (outline)', shape: 'square' },
        ]}
      />
      <Says>
        From this column alone you guess {right} of {APPLICANTS.length} right.{' '}
        {right > APPLICANTS.length / 2 ? 'It tells who the person is.' : 'That is no better than a coin.'}
      </Says>
    </div>
  );
}

import '../../../../styles/lessons/explorables.css';
import '../../../../styles/lessons/explorable-controls.css';
import { type ReactNode, useId } from 'react';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words: "R5200", "7 of 10". */
  text: string;
  onChange: (value: number) => void;
}

/** The browser's own slider: touch, mouse and arrow keys without code. */
export function Slider({ label, value, min, max, step = 1, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="fig-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

/** A drawing whose units are pixels on a small phone; what it shows is described in words below it. */
export function Drawing({ label, height, children }: { label: string; height: number; children: ReactNode }) {
  return (
    <svg className="fig-drawing" viewBox={`0 0 300 ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** The state of the figure in a sentence, announced when it changes. */
export function Says({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="fig-says">
      {children}
    </p>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

export function Choices<Value extends string>({ legend, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="fig-choices">
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const SHAPES = {
  dot: 'M2 8a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
  triangle: 'M8 1l7 13h-14z',
  diamond: 'M8 1l7 7l-7 7l-7-7z',
  square: 'M2 2h12v12h-12z',
};

interface LegendEntry {
  readonly look: string;
  readonly label: string;
  readonly shape?: keyof typeof SHAPES;
}

/** The legend of a drawing. Marks differ in shape as well as in colour. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="fig-legend">
      {entries.map(({ look, label, shape = 'dot' }) => (
        <li key={label}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={SHAPES[shape]} data-shape={shape} className={look} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ExplorableProps } from './explorable-props.ts';
import { Says } from './figure-parts.tsx';
import { momentsOf, PRICES, programFor } from './loop-stepper.ts';

export function LoopStepperFigure({ values: given }: ExplorableProps) {
  const values = given ?? PRICES;
  const [step, setStep] = useState(0);
  const codeRef = useKeysWhereItScrolls();
  const moments = momentsOf(values);
  const moment = moments[step];
  if (moment === undefined) return null;
  return (
    <div className="fig">
      <ol ref={codeRef} className="fig-code">
        {programFor(values).map((code, line) => (
          <li key={code} aria-current={line === moment.line ? 'step' : undefined}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <ol className="fig-cells" aria-label="The list">
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity except its index
          <li key={index} aria-current={index === moment.index ? 'true' : undefined}>
            {value}
          </li>
        ))}
      </ol>
      <dl className="fig-variables">
        <dt>price</dt>
        <dd>{moment.price ?? '–'}</dd>
        <dt>total</dt>
        <dd>{moment.total ?? '–'}</dd>
        <dt>printed</dt>
        <dd>{moment.printed ?? '–'}</dd>
      </dl>
      <div className="fig-buttons">
        <Button aria-disabled={step === 0} onClick={() => setStep(Math.max(0, step - 1))}>
          Back
        </Button>
        <Button
          variant="primary"
          aria-disabled={step === moments.length - 1}
          onClick={() => setStep(Math.min(moments.length - 1, step + 1))}
        >
          Next line
        </Button>
      </div>
      <Says>
        Step {step + 1} of {moments.length}. {moment.says}
      </Says>
    </div>
  );
}

/** A long line is scrolled with the arrow keys; one that fits is not a tab stop. */
function useKeysWhereItScrolls() {
  const codeRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const code = codeRef.current;
    if (code === null) return;
    const observer = new ResizeObserver(() => {
      if (code.scrollWidth > code.clientWidth) code.tabIndex = 0;
      else code.removeAttribute('tabindex');
    });
    observer.observe(code);
    return () => observer.disconnect();
  }, []);
  return codeRef;
}

import { expect, it } from 'vitest';
import { Circuit } from './circuit.ts';

function circuitAt(start: number) {
  let now = start;
  const circuit = new Circuit(() => new Date(now));
  return { circuit, wait: (ms: number) => (now += ms) };
}

it('rests for a minute after three failures in a minute, then tries with one call', () => {
  const { circuit, wait } = circuitAt(0);
  for (let n = 0; n < 3; n += 1) {
    expect(circuit.enter()).toBe(true);
    circuit.failed();
  }
  expect([circuit.state, circuit.enter()]).toEqual(['open', false]);
  wait(60_000);
  expect([circuit.state, circuit.enter(), circuit.enter()]).toEqual(['trying', true, false]);
  circuit.failed();
  expect(circuit.state).toBe('open');
  wait(60_000);
  expect(circuit.enter()).toBe(true);
  circuit.succeeded();
  expect([circuit.state, circuit.enter(), circuit.enter()]).toEqual(['closed', true, true]);
});

it('does not rest for failures that lie apart, or that a success has followed', () => {
  const { circuit, wait } = circuitAt(0);
  for (let n = 0; n < 5; n += 1) {
    circuit.failed();
    wait(31_000);
  }
  expect(circuit.state).toBe('closed');
  circuit.failed();
  circuit.succeeded();
  circuit.failed();
  circuit.failed();
  expect(circuit.state).toBe('closed');
});

it('lets another call try when the first one never went out', () => {
  const { circuit, wait } = circuitAt(0);
  for (let n = 0; n < 3; n += 1) circuit.failed();
  wait(60_000);
  expect(circuit.enter()).toBe(true);
  circuit.left();
  expect(circuit.enter()).toBe(true);
});

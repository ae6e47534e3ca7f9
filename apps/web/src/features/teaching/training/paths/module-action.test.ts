import { describe, expect, it } from 'vitest';
import { moduleAction, priceToStart } from './module-action.ts';

describe('the button of a module (2§4)', () => {
  it.each([
    [0, false, 'Start'],
    [1, false, 'Continue'],
    [99, false, 'Continue'],
    [100, false, 'Continue'],
    [100, true, 'Review'],
    [0, true, 'Review'],
  ])('TRAIN-31 at %i per cent, completed %s, reads %s', (progress, completed, action) => {
    expect(moduleAction({ progress, completed })).toBe(action);
  });

  it.each([
    [299, 0, false, 299],
    [299, 1, false, null],
    [299, 100, true, null],
    [299, 0, true, null],
    [null, 0, false, null],
    [0, 0, false, null],
  ])('TRAIN-33 priced %s, at %i per cent, completed %s, asks for %s', (price, progress, completed, asked) => {
    expect(priceToStart({ price, progress, completed })).toBe(asked);
  });
});

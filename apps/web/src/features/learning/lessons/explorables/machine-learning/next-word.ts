interface Weighted {
  readonly word: string;
  /** How often it came next in 100 (invented) sentences. */
  readonly times: number;
}

const AFTER: Readonly<Record<string, readonly Weighted[]>> = {
  the: [
    { word: 'taxi', times: 52 },
    { word: 'driver', times: 30 },
    { word: 'rain', times: 18 },
  ],
  taxi: [
    { word: 'is', times: 60 },
    { word: 'was', times: 32 },
    { word: 'sang', times: 8 },
  ],
  driver: [
    { word: 'is', times: 48 },
    { word: 'was', times: 36 },
    { word: 'sang', times: 16 },
  ],
  rain: [
    { word: 'is', times: 55 },
    { word: 'was', times: 45 },
  ],
  is: [
    { word: 'late', times: 58 },
    { word: 'full', times: 30 },
    { word: 'purple', times: 12 },
  ],
  was: [
    { word: 'late', times: 50 },
    { word: 'full', times: 38 },
    { word: 'purple', times: 12 },
  ],
};

/** A sentence starts with "the" and ends where no next word is known. */
export const FIRST_WORD = 'the';

export interface NextWord {
  readonly word: string;
  readonly percent: number;
}

/** Probabilities of the next word; a higher temperature makes rare words likelier, zero always takes the likeliest. */
export function nextWords(last: string, daring: number): NextWord[] {
  const known = AFTER[last] ?? [];
  const weights = known.map(({ times }) => (times / 100) ** (1 / Math.max(daring, 0.05)));
  const all = weights.reduce((total, weight) => total + weight, 0);
  return known.map(({ word }, index) => ({
    word,
    percent: Math.round(((weights[index] ?? 0) / all) * 100),
  }));
}

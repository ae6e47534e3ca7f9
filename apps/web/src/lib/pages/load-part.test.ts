import { describe, expect, it } from 'vitest';
import { loadPart, PartNotLoaded } from './load-part.ts';

const ADDRESS = 'https://academy.example/assets/home-page-abc.js';
const NAMED = `Failed to fetch dynamically imported module: ${ADDRESS}`;

interface Home {
  readonly HomePage: string;
}

function setUp(outcomes: readonly ('fails' | Record<string, unknown>)[], message = NAMED) {
  const tried: string[] = [];
  const waits: number[] = [];
  async function answer(address: string) {
    tried.push(address.replace(/\d+$/, 'n'));
    const outcome = outcomes[tried.length - 1] ?? 'fails';
    if (outcome === 'fails') throw new TypeError(message);
    return outcome;
  }
  const loaded = loadPart(
    () => answer(ADDRESS) as unknown as Promise<Home>,
    ({ HomePage }) => HomePage,
    { wait: async (delayMs) => void waits.push(delayMs), importFrom: answer },
  );
  return { loaded, tried, waits };
}

const AGAIN = `${ADDRESS}?again=n`;

describe('a part of the application', () => {
  it('that comes is loaded once, without a wait', async () => {
    const { loaded, tried, waits } = setUp([{ HomePage: 'home' }]);
    await expect(loaded).resolves.toBe('home');
    expect([tried, waits]).toEqual([[ADDRESS], []]);
  });

  it('that fails is fetched under an address that no browser has given up', async () => {
    const { loaded, tried, waits } = setUp(['fails', { HomePage: 'home' }]);
    await expect(loaded).resolves.toBe('home');
    expect([tried, waits]).toEqual([[ADDRESS, AGAIN], [500]]);
  });

  it('is found in a file that holds several', async () => {
    const { loaded } = setUp(['fails', { n: () => 0, r: { other: 1 }, t: { HomePage: 'home' } }]);
    await expect(loaded).resolves.toBe('home');
  });

  it('is fetched from its own address where the browser does not name it', async () => {
    const { loaded, tried } = setUp(
      ['fails', 'fails', { HomePage: 'home' }],
      'Importing a module script failed.',
    );
    await expect(loaded).resolves.toBe('home');
    expect(tried).toEqual([ADDRESS, ADDRESS, ADDRESS]);
  });

  it('that never arrives is reported after three tries', async () => {
    const { loaded, tried, waits } = setUp([]);
    await expect(loaded).rejects.toBeInstanceOf(PartNotLoaded);
    expect([tried, waits]).toEqual([
      [ADDRESS, AGAIN, AGAIN],
      [500, 2000],
    ]);
  });
});

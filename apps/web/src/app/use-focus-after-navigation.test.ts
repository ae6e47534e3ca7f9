import { describe, expect, it } from 'vitest';
import { shownHeading } from './use-focus-after-navigation.ts';

const heading = (isShown: boolean) => ({ checkVisibility: () => isShown });
const main = { id: 'main' };
const page = (...headings: readonly object[]) =>
  ({ querySelectorAll: () => headings, getElementById: () => main }) as unknown as Document;

describe('the focus after a change of page', () => {
  it('goes to the first heading that is shown', () => {
    const [hidden, shown] = [heading(false), heading(true)];
    expect(shownHeading(page(hidden, shown, heading(true)))).toBe(shown);
  });

  it('goes to the content where no heading is shown yet', () => {
    expect(shownHeading(page(heading(false)))).toBe(main);
    expect(shownHeading(page())).toBe(main);
  });

  it('goes to the first heading in a browser that cannot tell', () => {
    const first = {};
    expect(shownHeading(page(first, {}))).toBe(first);
  });
});

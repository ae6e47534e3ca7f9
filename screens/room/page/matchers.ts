import * as ofElements from '@testing-library/jest-dom/matchers';
import { expect } from 'vitest';
import { Locator } from './locator.ts';
import { normalized, type Words, wordsMatch } from './text-match.ts';

interface Outcome {
  readonly pass: boolean;
  readonly message: () => string;
}

function outcome(pass: boolean, found: unknown, expected: unknown): Outcome {
  const shown = (value: unknown) =>
    typeof value === 'string' ? value : String(JSON.stringify(value) ?? value);
  return { pass, message: () => `found: ${shown(found)}\nwanted: ${shown(expected)}` };
}

const asElement = (received: Locator | HTMLElement) =>
  received instanceof Locator ? received.element() : received;

const isSeen = (element: Element) => ofElements.toBeVisible.call(expect, element as HTMLElement).pass;

function texts(received: Locator, expected: Words | readonly Words[], isWhole: boolean): Outcome {
  const matches = (text: string, words: Words) => wordsMatch(text, words, isWhole);
  if (typeof expected === 'string' || expected instanceof RegExp) {
    const found = normalized(received.element().textContent);
    // A substring match is case-sensitive, as in the browser.
    const pass =
      typeof expected === 'string' && !isWhole
        ? found.includes(normalized(expected))
        : matches(found, expected);
    return outcome(pass, found, String(expected));
  }
  const found = received.texts();
  const pass =
    found.length === expected.length && expected.every((words, index) => matches(found[index] ?? '', words));
  return outcome(pass, found, expected.map(String));
}

expect.extend({
  toBeVisible(received: Locator) {
    const found = received.elements();
    if (this.isNot && found.length === 0) return outcome(false, 'nothing', 'nothing');
    return outcome(isSeen(received.element()), 'it is hidden', 'to be seen');
  },
  toBeHidden(received: Locator) {
    return outcome(!received.elements().some(isSeen), 'it is seen', 'to be hidden');
  },
  toHaveCount(received: Locator, count: number) {
    return outcome(received.count() === count, received.texts(), `${count} of them`);
  },
  toHaveText(received: Locator, expected: Words | readonly Words[]) {
    return texts(received, expected, true);
  },
  toContainText(received: Locator, expected: Words | readonly Words[]) {
    return texts(received, expected, false);
  },
  /** The path, relative to the academy's origin. */
  toHaveURL(_page: Locator, expected: Words) {
    const found = `${location.pathname}${location.search}${location.hash}`;
    return outcome(
      expected instanceof RegExp ? expected.test(found) : found === expected,
      found,
      String(expected),
    );
  },
  toHaveTitle(_page: Locator, expected: Words) {
    return outcome(wordsMatch(document.title, expected, true), document.title, String(expected));
  },
  toHaveAttribute(received: Locator, name: string, expected?: Words) {
    const found = received.getAttribute(name);
    if (expected === undefined) return outcome(found !== null, 'no attribute', name);
    const pass = expected instanceof RegExp ? expected.test(found ?? '') : found === expected;
    return outcome(pass, found, String(expected));
  },
  toHaveValue(received: Locator, expected: Words) {
    const found = received.inputValue();
    return outcome(
      expected instanceof RegExp ? expected.test(found) : found === expected,
      found,
      String(expected),
    );
  },
  toBeFocused(received: Locator) {
    const focused = document.activeElement;
    return outcome(focused === received.element(), focused?.outerHTML.slice(0, 200), 'to have the focus');
  },
  toBeChecked(received: Locator) {
    return ofElements.toBeChecked.call(this, asElement(received));
  },
  toBeDisabled(received: Locator) {
    return ofElements.toBeDisabled.call(this, asElement(received));
  },
  toBeEnabled(received: Locator) {
    return ofElements.toBeEnabled.call(this, asElement(received));
  },
  toHaveAccessibleName(received: Locator, expected: Words) {
    return ofElements.toHaveAccessibleName.call(this, asElement(received), expected);
  },
  toHaveAccessibleDescription(received: Locator, expected?: Words) {
    return ofElements.toHaveAccessibleDescription.call(this, asElement(received), expected);
  },
});

declare module 'vitest' {
  interface Matchers<R, T> {
    toBeVisible: () => R;
    toBeHidden: () => R;
    toHaveCount: (count: number) => R;
    /** The complete text; a list for several elements. */
    toHaveText: (expected: Words | readonly Words[]) => R;
    toContainText: (expected: Words | readonly Words[]) => R;
    toHaveURL: (expected: Words) => R;
    toHaveTitle: (expected: Words) => R;
    toHaveAttribute: (name: string, expected?: Words) => R;
    toHaveValue: (expected: Words) => R;
    toBeFocused: () => R;
    toBeChecked: () => R;
    toBeDisabled: () => R;
    toBeEnabled: () => R;
    toHaveAccessibleName: (expected: Words) => R;
    toHaveAccessibleDescription: (expected?: Words) => R;
  }
}

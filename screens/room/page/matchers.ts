import * as ofElements from '@testing-library/jest-dom/matchers';
import { expect } from 'vitest';
import { Locator } from './locator.ts';
import { normalized, type Words, wordsMatch } from './text-match.ts';

interface Outcome {
  readonly pass: boolean;
  readonly message: () => string;
}

function outcome(pass: boolean, found: unknown, wanted: unknown): Outcome {
  const shown = (value: unknown) =>
    typeof value === 'string' ? value : String(JSON.stringify(value) ?? value);
  return { pass, message: () => `found: ${shown(found)}\nwanted: ${shown(wanted)}` };
}

const asElement = (received: Locator | HTMLElement) =>
  received instanceof Locator ? received.element() : received;

const isSeen = (element: Element) => ofElements.toBeVisible.call(expect, element as HTMLElement).pass;

function texts(received: Locator, wanted: Words | readonly Words[], isWhole: boolean): Outcome {
  const matches = (text: string, words: Words) => wordsMatch(text, words, isWhole);
  if (typeof wanted === 'string' || wanted instanceof RegExp) {
    const found = normalized(received.element().textContent);
    // A substring match is case-sensitive, as in the browser.
    const pass =
      typeof wanted === 'string' && !isWhole ? found.includes(normalized(wanted)) : matches(found, wanted);
    return outcome(pass, found, String(wanted));
  }
  const found = received.texts();
  const pass =
    found.length === wanted.length && wanted.every((words, index) => matches(found[index] ?? '', words));
  return outcome(pass, found, wanted.map(String));
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
  toHaveText(received: Locator, wanted: Words | readonly Words[]) {
    return texts(received, wanted, true);
  },
  toContainText(received: Locator, wanted: Words | readonly Words[]) {
    return texts(received, wanted, false);
  },
  /** The path, relative to the academy's origin. */
  toHaveURL(_page: Locator, wanted: Words) {
    const found = `${location.pathname}${location.search}${location.hash}`;
    return outcome(wanted instanceof RegExp ? wanted.test(found) : found === wanted, found, String(wanted));
  },
  toHaveTitle(_page: Locator, wanted: Words) {
    return outcome(wordsMatch(document.title, wanted, true), document.title, String(wanted));
  },
  toHaveAttribute(received: Locator, name: string, wanted?: Words) {
    const found = received.getAttribute(name);
    if (wanted === undefined) return outcome(found !== null, 'no attribute', name);
    const pass = wanted instanceof RegExp ? wanted.test(found ?? '') : found === wanted;
    return outcome(pass, found, String(wanted));
  },
  toHaveValue(received: Locator, wanted: Words) {
    const found = received.inputValue();
    return outcome(wanted instanceof RegExp ? wanted.test(found) : found === wanted, found, String(wanted));
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
  toHaveAccessibleName(received: Locator, wanted: Words) {
    return ofElements.toHaveAccessibleName.call(this, asElement(received), wanted);
  },
  toHaveAccessibleDescription(received: Locator, wanted?: Words) {
    return ofElements.toHaveAccessibleDescription.call(this, asElement(received), wanted);
  },
});

declare module 'vitest' {
  interface Matchers<R, T> {
    toBeVisible: () => R;
    toBeHidden: () => R;
    toHaveCount: (count: number) => R;
    /** The complete text; a list for several elements. */
    toHaveText: (wanted: Words | readonly Words[]) => R;
    toContainText: (wanted: Words | readonly Words[]) => R;
    toHaveURL: (wanted: Words) => R;
    toHaveTitle: (wanted: Words) => R;
    toHaveAttribute: (name: string, wanted?: Words) => R;
    toHaveValue: (wanted: Words) => R;
    toBeFocused: () => R;
    toBeChecked: () => R;
    toBeDisabled: () => R;
    toBeEnabled: () => R;
    toHaveAccessibleName: (wanted: Words) => R;
    toHaveAccessibleDescription: (wanted?: Words) => R;
  }
}

import { queryAllByLabelText, queryAllByPlaceholderText, queryAllByRole } from '@testing-library/dom';
import { normalized, type Words, wordsMatch } from './text-match.ts';
import { act } from './user-actions.ts';

interface RoleOptions {
  readonly name?: Words;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
}

interface Filter {
  readonly has?: Locator;
  readonly hasText?: Words;
  readonly hasNot?: Locator;
  readonly hasNotText?: Words;
}

interface Exactly {
  readonly exact?: boolean;
}

const unique = (elements: readonly Element[]) => [...new Set(elements)];

const isAnyIn = (element: Element, others: readonly Element[]) =>
  others.some((other) => other !== element && element.contains(other));

/** The smallest elements whose text contains the words. */
function withText(root: Element, words: Words, isExact: boolean): Element[] {
  const matches = (element: Element) =>
    !['SCRIPT', 'STYLE'].includes(element.tagName) && wordsMatch(element.textContent, words, isExact);
  if (typeof words === 'string' && !isExact && !matches(root)) return [];
  return [...root.querySelectorAll('*')].filter(
    (element) => matches(element) && ![...element.children].some((child) => matches(child)),
  );
}

/**
 * A query for elements of the page, in the API of the browser tests, evaluated each time it is used. An action ends
 * when nothing is in progress any more.
 */
export class Locator {
  readonly #roots: () => readonly Element[];
  readonly #name: string;

  constructor(roots: () => readonly Element[], name: string) {
    this.#roots = roots;
    this.#name = name;
  }

  getByRole(role: string, { name, exact = false, ...state }: RoleOptions = {}): Locator {
    const named =
      name === undefined ? state : { ...state, name: (found: string) => wordsMatch(found, name, exact) };
    return this.#within(`${role} ${name ?? ''}`, (root) => queryAllByRole(root as HTMLElement, role, named));
  }

  getByText(words: Words, { exact = false }: Exactly = {}): Locator {
    return this.#within(`the text ${words}`, (root) => withText(root, words, exact));
  }

  getByLabel(words: Words, { exact = false }: Exactly = {}): Locator {
    return this.#within(`the label ${words}`, (root) =>
      queryAllByLabelText(root as HTMLElement, (found) => wordsMatch(found, words, exact)),
    );
  }

  getByPlaceholder(words: Words): Locator {
    return this.#within(`the placeholder ${words}`, (root) =>
      queryAllByPlaceholderText(root as HTMLElement, (found) => wordsMatch(found, words, false)),
    );
  }

  locator(selector: string, filter: Filter = {}): Locator {
    return this.#within(selector, (root) => [...root.querySelectorAll(selector)]).filter(filter);
  }

  filter({ has, hasText, hasNot, hasNotText }: Filter): Locator {
    return new Locator(() => {
      // Queried once, not once for each of the elements.
      const [included, excluded] = [has?.elements(), hasNot?.elements()];
      return this.elements().filter(
        (element) =>
          (included === undefined || isAnyIn(element, included)) &&
          (excluded === undefined || !isAnyIn(element, excluded)) &&
          (hasText === undefined || wordsMatch(element.textContent, hasText, false)) &&
          (hasNotText === undefined || !wordsMatch(element.textContent, hasNotText, false)),
      );
    }, `${this.#name}, filtered`);
  }

  or(other: Locator): Locator {
    return new Locator(
      () => unique([...this.elements(), ...other.elements()]),
      `${this.#name} or ${other.#name}`,
    );
  }

  nth(index: number): Locator {
    return new Locator(
      () => this.elements().slice(index, index + 1 || undefined),
      `${this.#name} [${index}]`,
    );
  }

  first = () => this.nth(0);

  last = () => this.nth(-1);

  all = () => this.elements().map((_, index) => this.nth(index));

  count = () => this.elements().length;

  elements = (): readonly Element[] => this.#roots();

  /** The single match: none or several are an error. */
  element(): HTMLElement {
    const found = this.elements();
    const [element] = found;
    if (element && found.length === 1) return element as HTMLElement;
    throw new Error(`${found.length} elements instead of one: ${this.#name}`);
  }

  textContent = () => this.element().textContent;

  texts = () => this.elements().map(({ textContent }) => normalized(textContent));

  getAttribute = (name: string) => this.element().getAttribute(name);

  inputValue = () => (this.element() as HTMLInputElement).value;

  click = () => act.click(this.element());

  /** Clicks twice, before anything that the first click started has ended. */
  dblclick = () => act.dblclick(this.element());

  fill = (value: string) => act.fill(this.element(), value);

  /** Types character by character. */
  pressSequentially = (text: string) => act.type(this.element(), text);

  selectOption = (option: string | { readonly label: string }) =>
    act.choose(this.element(), typeof option === 'string' ? option : option.label);

  async check(): Promise<void> {
    if (!(this.element() as HTMLInputElement).checked) await this.click();
  }

  async uncheck(): Promise<void> {
    if ((this.element() as HTMLInputElement).checked) await this.click();
  }

  focus = () => act.focus(this.element());

  async press(key: string): Promise<void> {
    await this.focus();
    await act.press(key);
  }

  #within(name: string, find: (root: Element) => Element[]): Locator {
    return new Locator(() => unique(this.elements().flatMap(find)), name.trim());
  }
}

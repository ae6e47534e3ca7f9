// What a document without layout and style lacks. Each stub replaces something that a browser test covers.

/** Everything is near; e2e/overview/home/home.spec.ts scrolls. */
class NearObserver implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const entry = { isIntersecting: true, intersectionRatio: 1, target } as IntersectionObserverEntry;
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver));
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** Nothing changes its size; e2e/shell/navigation.spec.ts turns a tablet. */
class NoResizeObserver {
  observe(): void {}

  unobserve(): void {}

  disconnect(): void {}
}

function define(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const nothing = () => undefined;

const observers = { IntersectionObserver: NearObserver, ResizeObserver: NoResizeObserver, scrollTo: nothing };
define(window, observers);
define(globalThis, observers);
define(Element.prototype, {
  scrollIntoView: nothing,
  scrollTo: nothing,
  getAnimations: () => [],
  getClientRects(this: Element) {
    return [this.getBoundingClientRect()];
  },
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
});
define(document, { getAnimations: () => [] });

type LockCallback<Value> = (lock: { readonly name: string }) => Value | Promise<Value>;
/** There is no other tab, so a lock is free; e2e/learning/offline/save-for-offline.spec.ts uses a real one. */
define(navigator, {
  locks: {
    request: async <Value>(
      name: string,
      ...asked: readonly [LockCallback<Value>] | readonly [object, LockCallback<Value>]
    ) => (asked.at(-1) as LockCallback<Value>)({ name }),
  },
});

/** Modality, Escape and `cancel` are up to the browser; see e2e/authoring/studio/dialogs.spec.ts. */
const openDialogs: HTMLDialogElement[] = [];

define(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
    openDialogs.push(this);
  },
  close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    const at = openDialogs.indexOf(this);
    if (at >= 0) openDialogs.splice(at, 1);
    // It may be open again when the event fires.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const top = openDialogs.at(-1);
  if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
});

const query = document.querySelector.bind(document);
const queryAll = document.querySelectorAll.bind(document);
define(document, {
  querySelector: (selector: string) =>
    (selector === 'dialog:modal' ? openDialogs.at(-1) : query(selector)) ?? null,
  querySelectorAll: (selector: string) =>
    selector === 'dialog:modal' ? [...openDialogs] : queryAll(selector),
});

const queryIn = Element.prototype.querySelectorAll;
/** `:enabled` is not supported here; e2e/accounts/settings/settings.spec.ts moves along tabs. */
define(Element.prototype, {
  querySelectorAll(this: Element, selector: string) {
    return queryIn.call(this, selector.replaceAll(':enabled', ':not(:disabled)'));
  },
});

/** The page of the last test is gone, with its dialogs. */
export function forgetDialogs(): void {
  openDialogs.length = 0;
}

/** There is no style sheet: only an element's own attributes hide it. The cascade would take a third of a test's time. */
function ownStyle(element: HTMLElement): Readonly<Record<string, unknown>> {
  const { style } = element;
  const isGone =
    element.hidden ||
    style?.display === 'none' ||
    (element.localName === 'dialog' && !element.hasAttribute('open'));
  const properties: Record<string, string> = {
    display: isGone ? 'none' : style?.display || 'block',
    visibility: style?.visibility || 'visible',
    opacity: style?.opacity || '1',
    'pointer-events': 'auto',
  };
  return {
    ...properties,
    pointerEvents: 'auto',
    getPropertyValue: (name: string) => properties[name] ?? style?.getPropertyValue(name) ?? '',
  };
}

const pseudoStyle = { content: 'none', display: 'none', getPropertyValue: () => '' };
const styles = {
  getComputedStyle: (element: HTMLElement, pseudo?: string | null) =>
    pseudo ? pseudoStyle : ownStyle(element),
};
define(window, styles);
define(globalThis, styles);

import { notifyManager } from '@tanstack/react-query';
import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { KEPT_ANSWERS, OFFLINE_ANSWERS, UNSENT_WORK } from '../../../apps/web/src/app/features/index.ts';
import { offerUpdate } from '../../../apps/web/src/app/offer-install.ts';
import { prefetchPage } from '../../../apps/web/src/app/pages.ts';
import { Providers } from '../../../apps/web/src/app/providers.tsx';
import { Routes } from '../../../apps/web/src/app/routes.tsx';
import { wakeAssistant } from '../../../apps/web/src/app/wake-assistant.ts';
import { Visitor } from '../../../apps/web/src/landing/visitor.tsx';
import { allowReads } from '../../../apps/web/src/lib/answers/api-client.ts';
import { createQueryClient } from '../../../apps/web/src/lib/answers/query-client.ts';
import { beginDeviceVisit } from '../../../apps/web/src/lib/device/device-visit.ts';
import { provideFeatures } from '../../../apps/web/src/lib/features/provided-features.ts';
import { followLinks } from '../../../apps/web/src/lib/pages/leaving/link-clicks.ts';
import { toastStore } from '../../../apps/web/src/ui/feedback/toast-store.ts';
import { TEST_TIME } from '../academy.ts';
import { takeErrors } from '../document/logged-errors.ts';
import { forgetDialogs } from '../document/missing-browser-apis.ts';
import { setPageDate } from '../document/page-clock.ts';
import { advanceTime, settle } from '../document/settle.ts';
import { Line } from '../network-line.ts';
import { Locator } from './locator.ts';
import { act } from './user-actions.ts';

notifyManager.setScheduler(queueMicrotask);
configure({ asyncWrapper: (work) => work(), eventWrapper: (dispatch) => flushSync(dispatch) });

/** As in the HTML of the application: its root element, and the assistant's button. */
const BODY =
  '<div id="root"></div><button id="assistant-button" type="button" hidden aria-label="Open chat assistant"></button>';

let current: Page | null = null;

globalThis.fetch = (input, init) => {
  if (current === null) return Promise.reject(new Error(`Asked when no page was open: ${String(input)}`));
  return current.line.fetch(input as string, init);
};

const SCREEN = { width: 1280, height: 800 };

/** The media queries that match; there is no layout. */
const setScreen = (size: { width: number; height: number }) =>
  (window as unknown as { happyDOM: { setViewport: (to: typeof size) => void } }).happyDOM.setViewport(size);

/** There is only one document here: a navigation to another is recorded. */
const leave = (to: string | URL) => void current?.left.push(String(to));
Object.assign(Object.getPrototypeOf(location), {
  assign: leave,
  replace: leave,
  reload: () => leave(location.pathname),
});

/** One person's browser, as far as it works without layout. */
export class Page extends Locator {
  readonly line = new Line();
  /** Where the page has navigated to, outside the open document. */
  readonly left: string[] = [];
  readonly keyboard = { press: act.press };
  readonly clock = {
    /** The page's time; the academy has its own. */
    setTime: (date: string | number) => setPageDate(new Date(date)),
    runFor: advanceTime,
  };
  #root: Root | null = null;
  #stop: () => void = () => undefined;

  constructor() {
    super(() => [document.body], 'the page');
    current = this;
    setPageDate(TEST_TIME);
  }

  /** An application page as served to a signed-in user. */
  goto(path: string): Promise<void> {
    return this.#load(path, () => {
      const queryClient = createQueryClient();
      provideFeatures({ prefetchPage, offlineAnswers: OFFLINE_ANSWERS, unsentWork: UNSENT_WORK });
      const stopLinks = followLinks((to) => navigate(to));
      const oldAnswers = beginDeviceVisit(queryClient, KEPT_ANSWERS);
      wakeAssistant(queryClient);
      this.#stop = () => {
        stopLinks();
        queryClient.clear();
      };
      return (
        <Providers queryClient={queryClient} oldAnswers={oldAnswers}>
          <Routes />
        </Providers>
      );
    });
  }

  /** What the server sends to a visitor who is not signed in. */
  gotoAsVisitor(path = '/'): Promise<void> {
    return this.#load(path, () => <Visitor />);
  }

  /** Which of the responsive frames is rendered; only a browser shows how it looks. */
  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    setScreen(size);
    await settle();
  }

  /** The tab is hidden or shown again. */
  async show(state: 'visible' | 'hidden'): Promise<void> {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
  }

  /** A new version has taken over in the background: e2e/learning/offline/install.spec.ts installs one. */
  async meetNewVersion(): Promise<void> {
    offerUpdate();
    await settle();
  }

  /** As if nobody had used this browser before. */
  forgetDevice(): void {
    localStorage.clear();
    sessionStorage.clear();
  }

  /** Waits after something that no action of the page causes. */
  settle = () => settle();

  reload = () => this.goto(this.address());

  goBack = () => act.back();

  address = () => `${location.pathname}${location.search}${location.hash}`;

  title = () => document.title;

  takeErrors = takeErrors;

  async close(): Promise<void> {
    this.#leaveDocument();
    await settle();
    current = null;
    setPageDate(null);
    this.forgetDevice();
    setScreen(SCREEN);
    document.documentElement.removeAttribute('data-theme');
  }

  #leaveDocument(): void {
    this.#stop();
    this.#stop = () => undefined;
    for (const { id } of toastStore.getToasts()) toastStore.dismiss(id);
    const root = this.#root;
    this.#root = null;
    flushSync(() => root?.unmount());
    document.body.innerHTML = '';
    forgetDialogs();
  }

  async #load(path: string, view: () => ReactNode): Promise<void> {
    this.#leaveDocument();
    allowReads();
    history.replaceState(null, '', path);
    document.body.innerHTML = BODY;
    const place = document.getElementById('root');
    if (!place) throw new Error('The page has no place for the application.');
    const root = createRoot(place);
    this.#root = root;
    const shown = view();
    flushSync(() => root.render(shown));
    await settle();
  }
}

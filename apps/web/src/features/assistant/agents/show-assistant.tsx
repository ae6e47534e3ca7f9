import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { newIdempotencyKey } from '../../../lib/answers/requests/idempotency-key.ts';
import type { AssistantRequest } from '../../../lib/pages/open-assistant.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AssistantPanel } from './assistant-panel.tsx';
import { type AssistantStore, createAssistantStore } from './assistant-store.ts';

interface AssistantPlace {
  readonly queryClient: QueryClient;
  /** The round button of the page, which stays as it is. */
  readonly button: HTMLElement;
}

let opener: HTMLElement | null = null;
let shown: { readonly button: HTMLElement; readonly root: Root; readonly store: AssistantStore } | null =
  null;

function openFrom(store: AssistantStore, button: HTMLElement, request: AssistantRequest) {
  const focused = document.activeElement;
  opener = focused instanceof HTMLElement && focused !== document.body ? focused : button;
  store.open(request);
}

function close(store: AssistantStore, button: HTMLElement) {
  store.close();
  (opener?.isConnected ? opener : button).focus();
}

/** Rendered outside the pages, so that opening a lesson it mentioned does not end the conversation. */
function storeBeside({ queryClient, button }: AssistantPlace): AssistantStore {
  if (shown?.button === button) return shown.store;
  // Another document has its own button and conversation.
  shown?.root.unmount();
  const store = createAssistantStore(newIdempotencyKey);
  const place = document.createElement('div');
  button.before(place);
  const root = createRoot(place);
  shown = { button, root, store };
  root.render(
    <QueryClientProvider client={queryClient}>
      <Assistant button={button} store={store} />
    </QueryClientProvider>,
  );
  return store;
}

export function showAssistant(place: AssistantPlace, request: AssistantRequest | null): void {
  const store = storeBeside(place);
  if (request === null && store.get().isOpen) close(store, place.button);
  else openFrom(store, place.button, request ?? {});
}

function Assistant({ button, store }: { button: HTMLElement; store: AssistantStore }) {
  const { isOpen } = useSyncExternalStore(store.subscribe, store.get);
  const [text, setText] = useState('');
  useEffect(() => {
    button.setAttribute('aria-expanded', `${isOpen}`);
    button.setAttribute('aria-label', `${isOpen ? 'Close' : 'Open'} chat assistant`);
  }, [button, isOpen]);
  if (!isOpen) return null;
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <Card
          padding="tight"
          className="fixed right-4 bottom-26 z-dialog grid max-w-80 justify-items-start gap-2"
        >
          <p>The assistant could not be shown.</p>
          <Button onClick={retry}>Try again</Button>
        </Card>
      )}
    >
      <AssistantPanel store={store} text={text} onText={setText} onClose={() => close(store, button)} />
    </ErrorBoundary>
  );
}

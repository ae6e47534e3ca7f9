import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { newKey } from '../../lib/answers/repeat-key.ts';
import type { AssistantRequest } from '../../lib/pages/assistant-door.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AssistantPanel } from './assistant-panel.tsx';
import { createAssistantStore } from './assistant-store.ts';

const store = createAssistantStore(newKey);
let opener: HTMLElement | null = null;
let shownBeside: { readonly button: HTMLElement; readonly root: Root } | null = null;

interface AssistantPlace {
  readonly queryClient: QueryClient;
  /** The round one of the page, which stays as it is. */
  readonly button: HTMLElement;
}

function openFrom(button: HTMLElement, request: AssistantRequest) {
  const focused = document.activeElement;
  opener = focused instanceof HTMLElement && focused !== document.body ? focused : button;
  store.open(request);
}

function close(button: HTMLElement) {
  store.close();
  (opener?.isConnected ? opener : button).focus();
}

/** Lives beside the pages, so that going to a lesson that it named does not end the conversation. */
export function showAssistant(
  { queryClient, button }: AssistantPlace,
  request: AssistantRequest | null,
): void {
  if (request === null && store.get().isOpen) close(button);
  else openFrom(button, request ?? {});
  if (shownBeside?.button === button) return;
  // Another document has another button.
  shownBeside?.root.unmount();
  const place = document.createElement('div');
  button.before(place);
  const root = createRoot(place);
  shownBeside = { button, root };
  root.render(
    <QueryClientProvider client={queryClient}>
      <Assistant button={button} />
    </QueryClientProvider>,
  );
}

function Assistant({ button }: { button: HTMLElement }) {
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
      <AssistantPanel store={store} text={text} onText={setText} onClose={() => close(button)} />
    </ErrorBoundary>
  );
}

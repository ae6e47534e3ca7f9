import type { QueryClient } from '@tanstack/react-query';
import { loadPart } from '../lib/pages/load-part.ts';
import { type AssistantRequest, provideAssistant } from '../lib/pages/open-assistant.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { keepFocusClear } from './keep-focus-clear.ts';

/** AGENT-01: the button is in the HTML and costs no script; the panel is loaded with the first press. */
const assistantButton = () => document.getElementById('assistant-button');

export function wakeAssistant(queryClient: QueryClient): void {
  const button = assistantButton();
  if (!button) return;
  async function open(request: AssistantRequest | null) {
    if (!button) return;
    button.ariaBusy = 'true';
    try {
      const show = await loadPart(
        () => import('../features/assistant/agents/show-assistant.tsx'),
        ({ showAssistant }) => showAssistant,
      );
      show({ queryClient, button }, request);
    } catch {
      toast({
        title: 'We could not load the assistant',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      });
    }
    button.ariaBusy = 'false';
  }
  provideAssistant(open);
  button.addEventListener('click', () => open(null));
}

/** The button is shown wherever the frame of the signed-in pages is. */
export function offerAssistant(): () => void {
  const button = assistantButton();
  if (!button) return () => undefined;
  button.hidden = false;
  const stop = keepFocusClear(button);
  return () => {
    button.hidden = true;
    stop();
  };
}

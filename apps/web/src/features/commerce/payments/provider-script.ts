/** The part of the provider's script that we use (inline.js, version 2). */
interface ProviderPopup {
  resumeTransaction: (
    accessCode: string,
    callbacks: {
      onSuccess: () => void;
      onCancel: () => void;
      onBankTransferConfirmationPending: () => void;
      onError: (error: { message?: string }) => void;
    },
  ) => unknown;
}

declare global {
  interface Window {
    PaystackPop?: new () => ProviderPopup;
  }
}

const scripts = new Map<string, HTMLScriptElement>();

/** PAY-12: loaded before a payment starts. A failed load is retried the next time. */
export function loadProviderScript(url: string): void {
  if (scripts.has(url)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.onerror = () => {
    scripts.delete(url);
    script.remove();
  };
  scripts.set(url, script);
  document.head.append(script);
}

export type PopupEnd =
  /** As the provider reports it: `paid`, or `pending` while a bank is asked. */
  | { readonly kind: 'paid' | 'pending' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly message: string | undefined };

export function hasProviderScript(): boolean {
  return window.PaystackPop !== undefined;
}

/** Opens the provider's window over the page; resolves when it is closed. What it reports is a hint and never a proof. */
export function openProviderPopup(accessCode: string): Promise<PopupEnd> {
  const { PaystackPop } = window;
  return new Promise((resolve) => {
    if (PaystackPop === undefined) return resolve({ kind: 'failed', message: undefined });
    new PaystackPop().resumeTransaction(accessCode, {
      onSuccess: () => resolve({ kind: 'paid' }),
      onBankTransferConfirmationPending: () => resolve({ kind: 'pending' }),
      onCancel: () => resolve({ kind: 'closed' }),
      onError: ({ message }) => resolve({ kind: 'failed', message }),
    });
  });
}

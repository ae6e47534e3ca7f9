export const TOAST_LIMIT = 1; // 1§9
export const TOAST_REMOVE_DELAY_MS = 1_000_000; // 1§9: counted from dismissal
export const TOAST_DURATION_MS = 5000; // 1§9
export const TOAST_SWIPE_THRESHOLD_PX = 50; // 1§9

export type ToastVariant = 'info' | 'success' | 'reward' | 'warning' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** Shown next to the description where that has to keep its exact words. */
  note?: string | undefined;
  variant?: ToastVariant | undefined;
  durationMs?: number | undefined;
  /** One action, such as Undo. */
  action?: { readonly label: string; readonly run: () => void } | undefined;
}

export interface ToastRecord extends ToastMessage {
  id: number;
  isOpen: boolean;
}

export type ToastChange =
  | { type: 'shown'; toast: ToastRecord }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number };

/** A newer toast replaces the older one; a dismissed one is kept, closed, until it is removed. */
export function toastReducer(toasts: readonly ToastRecord[], change: ToastChange): readonly ToastRecord[] {
  switch (change.type) {
    case 'shown': {
      const staying = toasts.filter((toast) => toast.isOpen).slice(0, TOAST_LIMIT - 1);
      return [change.toast, ...toasts.filter((toast) => !toast.isOpen || staying.includes(toast))];
    }
    case 'dismissed':
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, isOpen: false } : toast));
    case 'removed':
      return toasts.filter((toast) => toast.id !== change.id);
  }
}

/** `setTimeout`, or the test's own clock. */
export type ToastTimer = (callback: () => void, delayMs: number) => unknown;

export interface ToastStore {
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  getToasts: () => readonly ToastRecord[];
}

export function createToastStore(startTimer: ToastTimer): ToastStore {
  let toasts: readonly ToastRecord[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const apply = (change: ToastChange) => {
    toasts = toastReducer(toasts, change);
    for (const listener of listeners) listener();
  };

  return {
    show(message) {
      lastId += 1;
      apply({ type: 'shown', toast: { ...message, id: lastId, isOpen: true } });
      return lastId;
    },
    dismiss(id) {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
      apply({ type: 'dismissed', id });
      startTimer(() => apply({ type: 'removed', id }), TOAST_REMOVE_DELAY_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getToasts: () => toasts,
  };
}

export const toastStore = createToastStore((callback, delayMs) => setTimeout(callback, delayMs));

export function toast(message: ToastMessage): number {
  return toastStore.show(message);
}

import { describe, expect, it } from 'vitest';
import { createToastStore, TOAST_REMOVE_DELAY_MS, type ToastRecord, toastReducer } from './toast-store.ts';

function buildToast(toast: Partial<ToastRecord> & { id: number }): ToastRecord {
  return { title: `Toast ${toast.id}`, isOpen: true, ...toast };
}

/** Time does not pass until the test advances it. */
function createClock() {
  let nowMs = 0;
  let waiting: { dueMs: number; callback: () => void }[] = [];
  return {
    startTimer: (callback: () => void, delayMs: number) => {
      waiting.push({ dueMs: nowMs + delayMs, callback });
    },
    advanceTo: (timeMs: number) => {
      nowMs = timeMs;
      const due = waiting.filter((timer) => timer.dueMs <= nowMs);
      waiting = waiting.filter((timer) => timer.dueMs > nowMs);
      for (const timer of due) timer.callback();
    },
  };
}

describe('toast limit (1§9)', () => {
  it('SHELL-60 a newer toast takes the place of the one that is open', () => {
    const toasts = toastReducer([buildToast({ id: 1 })], { type: 'shown', toast: buildToast({ id: 2 }) });
    expect(toasts.map(({ id, isOpen }) => ({ id, isOpen }))).toEqual([{ id: 2, isOpen: true }]);
  });

  it('SHELL-60 at most one toast is open however many are shown', () => {
    const store = createToastStore(() => undefined);
    for (const title of ['One', 'Two', 'Three']) store.show({ title });
    expect(store.getToasts().filter((toast) => toast.isOpen)).toMatchObject([{ title: 'Three' }]);
  });

  it('SHELL-60 a newer toast leaves a dismissed one in the list', () => {
    const dismissed = buildToast({ id: 1, isOpen: false });
    const toasts = toastReducer([dismissed], { type: 'shown', toast: buildToast({ id: 2 }) });
    expect(toasts.map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('toast removal (1§9)', () => {
  it.each([
    { elapsedMs: 0, held: 1 },
    { elapsedMs: 999_999, held: 1 },
    { elapsedMs: 1_000_000, held: 0 },
  ])('SHELL-61 $elapsedMs ms after dismissal the list holds $held toast', ({ elapsedMs, held }) => {
    const clock = createClock();
    const store = createToastStore(clock.startTimer);
    store.dismiss(store.show({ title: 'Reward Claimed!' }));
    clock.advanceTo(elapsedMs);
    expect(store.getToasts()).toHaveLength(held);
    expect(store.getToasts().every((toast) => !toast.isOpen)).toBe(true);
  });

  it('SHELL-61 an open toast is not removed by time', () => {
    const clock = createClock();
    const store = createToastStore(clock.startTimer);
    store.show({ title: 'Reward Claimed!' });
    clock.advanceTo(TOAST_REMOVE_DELAY_MS + 1);
    expect(store.getToasts()).toHaveLength(1);
  });

  it('SHELL-61 a second dismissal does not prolong the wait', () => {
    const clock = createClock();
    const store = createToastStore(clock.startTimer);
    const id = store.show({ title: 'Reward Claimed!' });
    store.dismiss(id);
    clock.advanceTo(500_000);
    store.dismiss(id);
    clock.advanceTo(1_000_000);
    expect(store.getToasts()).toEqual([]);
  });
});

it('notifies its listeners of every change until they unsubscribe', () => {
  const store = createToastStore(() => undefined);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.getToasts().length));
  const id = store.show({ title: 'One' });
  store.dismiss(id);
  leave();
  store.show({ title: 'Two' });
  expect(seen).toEqual([1, 1]);
});

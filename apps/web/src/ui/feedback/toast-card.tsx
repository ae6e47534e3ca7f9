import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Coin } from '../brand/coin.tsx';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { useTopModal } from '../overlays/modal/top-modal.ts';
import {
  TOAST_DURATION_MS,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastRecord,
  type ToastVariant,
} from './toast-store.ts';
import { useCountdown } from './use-countdown.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const looks: Record<ToastVariant, { icon: LucideIcon | null; edge: string; ink: string }> = {
  info: { icon: Info, edge: 'before:bg-accent', ink: 'text-accent-text' },
  success: { icon: CircleCheck, edge: 'before:bg-success', ink: 'text-success-text' },
  reward: { icon: null, edge: 'before:bg-sun', ink: 'text-sun-text' },
  warning: { icon: TriangleAlert, edge: 'before:bg-warning', ink: 'text-warning-text' },
  destructive: { icon: CircleAlert, edge: 'before:bg-danger', ink: 'text-danger-text' },
};

const shape =
  'relative flex touch-pan-y select-none items-start gap-3.5 overflow-hidden rounded-lg border border-line-strong ' +
  'bg-raised py-3.5 pr-2 pl-5 shadow-card before:absolute before:inset-y-0 before:left-0 before:w-[5px]';
const movement =
  'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out translate-x-(--toast-x) ' +
  'not-data-moving:transition-[translate]';

/** Over a form in a dialog, Escape closes the toast only and not the form with its entries. */
function useEscape(isOpen: boolean, onDismiss: () => void): void {
  const topModal = useTopModal();
  const [modalBeneath] = useState(topModal);
  useEffect(() => {
    if (!isOpen) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (modalBeneath !== null && modalBeneath === topModal) event.preventDefault();
      onDismiss();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** A closed toast stays until its closing animation has ended. */
function useIsGone(isOpen: boolean, find: () => Element | null): boolean {
  const [isGone, setIsGone] = useState(!isOpen);
  useEffect(() => {
    if (isOpen) return;
    let isAwaited = true;
    const movements = find()?.getAnimations() ?? [];
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (isAwaited) setIsGone(true);
    });
    return () => {
      isAwaited = false;
    };
  });
  return isGone;
}

interface ToastCardProps {
  toast: ToastRecord;
  /** The live region that contains it. */
  list: HTMLElement;
  isPaused: boolean;
  onDismiss: () => void;
}

/** It has its own timer and its own place over a dialog, wherever the list is. */
export function ToastCard({ toast, list, isPaused, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const { isOpen } = toast;
  function dismiss() {
    // The focused element is being removed: the list takes the focus.
    if (card.current?.contains(document.activeElement)) list.focus();
    onDismiss();
  }
  const { x, isMoving, handlers } = useSwipeAway(TOAST_SWIPE_THRESHOLD_PX, dismiss);
  useCountdown(toast.durationMs ?? TOAST_DURATION_MS, isOpen && !isPaused, dismiss);
  useEscape(isOpen, dismiss);
  if (useIsGone(isOpen, () => card.current)) return null;
  return createPortal(
    <li
      ref={card}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a toast must be reachable by keyboard
      tabIndex={0}
      data-state={isOpen ? 'open' : 'closed'}
      data-moving={isMoving || undefined}
      style={{ '--toast-x': `${x}px` } as CSSProperties}
      className={classNames(shape, looks[toast.variant ?? 'info'].edge, movement)}
      {...handlers}
    >
      <ToastWords toast={toast} />
      {toast.action !== undefined && (
        <Button
          className="-my-1"
          onClick={() => {
            toast.action?.run();
            dismiss();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon={X} label="Close" className="-my-2.5" onClick={dismiss} />
    </li>,
    list,
  );
}

function ToastWords({ toast }: { toast: ToastRecord }) {
  const look = looks[toast.variant ?? 'info'];
  return (
    <>
      {look.icon === null ? (
        <Coin className="size-6.5" />
      ) : (
        <Icon icon={look.icon} size="large" className={look.ink} />
      )}
      <div role={toast.variant === 'destructive' ? 'alert' : 'status'} className="min-w-0 flex-1">
        <div className="font-bold">{toast.title}</div>
        {toast.description !== undefined && <div className="text-ink-2">{toast.description}</div>}
        {toast.note !== undefined && <p className="font-semibold">{toast.note}</p>}
      </div>
    </>
  );
}

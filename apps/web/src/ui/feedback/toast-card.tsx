import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Coin } from '../brand/coin.tsx';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { useTopModal } from '../overlays/top-modal.ts';
import type { ToastRecord, ToastVariant } from './toast-store.ts';

const looks: Record<ToastVariant, { icon: LucideIcon | null; edge: string; ink: string }> = {
  info: { icon: Info, edge: 'before:bg-accent', ink: 'text-accent-text' },
  success: { icon: CircleCheck, edge: 'before:bg-success', ink: 'text-success-text' },
  reward: { icon: null, edge: 'before:bg-sun', ink: 'text-sun-text' },
  warning: { icon: TriangleAlert, edge: 'before:bg-warning', ink: 'text-warning-text' },
  destructive: { icon: CircleAlert, edge: 'before:bg-danger', ink: 'text-danger-text' },
};

const shape =
  'relative flex items-start gap-3.5 overflow-hidden rounded-lg border border-line-strong bg-raised py-3.5 pr-2 pl-5 ' +
  'shadow-card before:absolute before:inset-y-0 before:left-0 before:w-[5px]';
const movement =
  'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out ' +
  'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 ' +
  'data-[swipe=cancel]:transition-[translate]';

interface ToastCardProps {
  toast: ToastRecord;
  onDismiss: () => void;
}

export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const look = looks[toast.variant ?? 'info'];
  const isAlert = toast.variant === 'destructive';
  const topModal = useTopModal();
  const [modalBeneath] = useState(topModal);

  return (
    <RadixToast.Root
      open={toast.isOpen}
      type={isAlert ? 'foreground' : 'background'}
      {...(toast.durationMs !== undefined && { duration: toast.durationMs })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss();
      }}
      onEscapeKeyDown={(event) => {
        // Over a form in a dialog, Escape takes away the toast and not the entries too.
        if (modalBeneath === null || modalBeneath !== topModal) return;
        event.preventDefault();
        onDismiss();
      }}
      className={classNames(shape, look.edge, movement)}
    >
      {look.icon === null ? (
        <Coin className="size-6.5" />
      ) : (
        <Icon icon={look.icon} size="large" className={look.ink} />
      )}
      <div role={isAlert ? 'alert' : 'status'} className="min-w-0 flex-1">
        <RadixToast.Title className="font-bold">{toast.title}</RadixToast.Title>
        {toast.description !== undefined && (
          <RadixToast.Description className="text-ink-2">{toast.description}</RadixToast.Description>
        )}
        {toast.note !== undefined && <p className="font-semibold">{toast.note}</p>}
      </div>
      <RadixToast.Close asChild>
        <IconButton icon={X} label="Close" className="-my-2.5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

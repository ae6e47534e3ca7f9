import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Selvedge } from '../brand/selvedge.tsx';
import { ScrollArea } from '../layout/scroll-area.tsx';
import { Modal } from './modal/modal.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** The accessible name; `header` is what is visible at the top. */
  title: string;
  closeLabel?: string | undefined;
  header?: ReactNode;
  children: ReactNode;
}

export function Drawer({ isOpen, onClose, title, closeLabel = 'Close', header, children }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      panelClassName="inset-y-0 left-0 w-[min(20rem,86vw)] shadow-float [--modal-x:-100%] enhanced:border-r"
    >
      <Selvedge size="thin" />
      <h2 id={titleId} className="sr-only">
        {title}
      </h2>
      <div className="flex min-h-15 items-center justify-between gap-2 py-1 pr-2 pl-4">
        <div className="min-w-0">{header}</div>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </div>
      <ScrollArea className="min-h-0 flex-1 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {children}
      </ScrollArea>
    </Modal>
  );
}

import { X } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { Heading } from '../../layout/heading.tsx';
import { ScrollArea } from '../../layout/scroll-area.tsx';

interface ModalContentProps {
  titleId: string;
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  children: ReactNode;
}

/** Header, scrolling body and fixed footer; body and footer are one form when `onSubmit` is given. */
export function ModalContent({ titleId, title, onClose, footer, onSubmit, children }: ModalContentProps) {
  const inside = (
    <>
      <ScrollArea className="min-h-0 flex-1 px-6 pt-1 pb-6">{children}</ScrollArea>
      {footer !== undefined && (
        <div className="flex flex-wrap justify-end gap-3 border-t px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:*:grow">
          {footer}
        </div>
      )}
    </>
  );
  return (
    <>
      <div className="flex items-start justify-between gap-3 pt-4 pr-3 pb-2 pl-6">
        <Heading level={2} id={titleId} className="min-w-0 pt-1.5">
          {title}
        </Heading>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      {onSubmit === undefined ? (
        inside
      ) : (
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
          {inside}
        </form>
      )}
    </>
  );
}

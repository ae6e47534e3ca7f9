import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { CloseMenu } from './menu-item.tsx';
import { MenuPanel } from './menu-panel.tsx';

interface TriggerProps {
  id?: string;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export interface DropdownMenuProps {
  /** A button; the menu is labelled by it. */
  trigger: ReactElement<TriggerProps>;
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
}

/** Not modal, and next to its button instead of at the end of the page: so it is in the same landmark and dialog. */
export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null);
  const isOpen = openedBy !== null;

  function close() {
    frame.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    setOpenedBy(null);
  }

  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !frame.current?.contains(target)) setOpenedBy(null);
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  return (
    <div ref={frame} className="relative">
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        // A key press on a button has no click count (`detail` is 0).
        onClick: ({ detail }) => (isOpen ? close() : setOpenedBy(detail === 0 ? 'keyboard' : 'pointer')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpenedBy('keyboard');
        },
      })}
      {isOpen && (
        <CloseMenu value={close}>
          <MenuPanel
            id={`${id}-menu`}
            labelledBy={id}
            align={align}
            isFirstEntryFocused={openedBy === 'keyboard'}
            onClose={close}
            onLeave={() => setOpenedBy(null)}
          >
            {children}
          </MenuPanel>
        </CloseMenu>
      )}
    </div>
  );
}

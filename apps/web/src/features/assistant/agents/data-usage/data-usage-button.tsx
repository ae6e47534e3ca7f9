import { Wifi, WifiOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useIsOnline } from '../../../../lib/device/use-is-online.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { DataUsagePopover } from './data-usage-popover.tsx';

/** AGENT-42: the state of the connection; a press shows how much data the academy has used. */
export function DataUsageButton() {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useIsOnline();
  const frame = useRef<HTMLDivElement>(null);
  const popoverId = useId();

  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    // The panel stays open: the next Escape closes it.
    event.stopPropagation();
    setIsOpen(false);
    frame.current?.querySelector('button')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the popover of the button.
    <div ref={frame} onKeyDown={onKeyDown}>
      <IconButton
        icon={isOnline ? Wifi : WifiOff}
        label={isOnline ? 'Data usage' : 'Data usage, offline'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="aria-expanded:bg-accent-soft aria-expanded:text-accent-text"
      />
      {isOpen && <DataUsagePopover id={popoverId} isOnline={isOnline} />}
    </div>
  );
}

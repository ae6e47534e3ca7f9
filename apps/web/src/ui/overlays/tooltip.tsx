import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One focusable element; it keeps its own accessible name. */
  children: ReactElement;
}

/** Shown on hover and on focus, never on touch: it may not say anything that is said nowhere else. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Content
          side={side}
          sideOffset={8}
          collisionPadding={12}
          className="z-toast max-w-[min(18rem,calc(100vw-1.5rem))] animate-fade rounded-sm bg-ink px-3 py-1.5 font-medium text-page shadow-card"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';

export interface DropdownMenuProps {
  /** A Button or IconButton; the menu takes its name. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
}

/** Never modal: Radix would lock the scroll with an injected style, which our Content-Security-Policy refuses.
    It stands beside its button and not at the end of the page, so it is in the same landmark and dialog. */
export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-float max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[min(22rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto rounded-lg border border-line-strong bg-raised p-1.5 shadow-float"
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

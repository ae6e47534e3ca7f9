import { DRAWER_ENTRIES } from '@academy/domain/access';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ThemeToggle } from '../../../ui/actions/theme-toggle.tsx';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Selvedge } from '../../../ui/brand/selvedge.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { NavigationList, SettingsRow } from './navigation-list.tsx';

/** 1§2: menu, product title, theme toggle, and at the end the user menu. */
export function MobileTopBar({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header className="sticky top-0 z-nav border-b bg-surface md:hidden">
      <Selvedge size="thin" />
      {/* Four items in a row: with text twice as large each is limited to its share of the screen. */}
      <div className="flex min-h-15 items-center gap-1 py-1 pr-3 pl-1.5 [--touch:min(2.75rem,15vw)] enhanced:[--touch:min(3.25rem,15vw)]">
        <IconButton icon={Menu} label="Open menu" onClick={() => setIsOpen(true)} />
        {/* Beside the bell most phones have room for the first word only. */}
        <Logo
          href="/"
          size="sm"
          className="min-w-0 flex-1 overflow-hidden max-[419px]:[&_span_span]:sr-only"
        />
        <ThemeToggle />
        {children}
      </div>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title="Menu"
        closeLabel="Close menu"
        header={<Logo size="sm" />}
      >
        <nav aria-label="Main" className="grid gap-6">
          <NavigationList entries={DRAWER_ENTRIES} onChoose={close} />
          <div className="pl-3">
            <SettingsRow />
          </div>
        </nav>
      </Drawer>
    </header>
  );
}

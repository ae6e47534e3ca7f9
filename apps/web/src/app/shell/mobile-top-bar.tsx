import { DRAWER_ENTRIES } from '@academy/domain/access';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ThemeToggle } from '../../ui/actions/theme-toggle.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Selvedge } from '../../ui/brand/selvedge.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { NavigationList, SettingsRow } from './navigation-list.tsx';

/** 1§2: menu, product title, theme toggle, and at the end the user menu. */
export function MobileTopBar({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header className="sticky top-0 z-nav border-b bg-surface md:hidden">
      <Selvedge size="thin" />
      <div className="flex min-h-15 items-center gap-1 py-1 pr-3 pl-1.5">
        <IconButton icon={Menu} label="Open menu" onClick={() => setIsOpen(true)} />
        <Logo href="/" size="sm" className="min-w-0 flex-1 overflow-hidden" />
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

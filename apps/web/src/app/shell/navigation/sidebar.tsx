import { SIDEBAR_ENTRIES } from '@academy/domain/access';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Selvedge } from '../../../ui/brand/selvedge.tsx';
import { ScrollArea } from '../../../ui/layout/scroll-area.tsx';
import { NavigationList, SettingsRow } from './navigation-list.tsx';

/** Sticky while the page scrolls; small screens have the drawer instead. */
export function Sidebar() {
  return (
    <div className="fixed inset-y-0 left-0 z-nav hidden w-sidebar flex-col border-r bg-surface md:flex">
      <Selvedge />
      <div className="px-5 pt-4 pb-2">
        <Logo href="/" />
      </div>
      <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col">
        <ScrollArea className="min-h-0 flex-1 py-2 pr-3 pl-5">
          <NavigationList entries={SIDEBAR_ENTRIES} />
        </ScrollArea>
        <div className="py-3 pr-3 pl-8">
          <SettingsRow />
        </div>
      </nav>
    </div>
  );
}

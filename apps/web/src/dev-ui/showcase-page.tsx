import { Logo } from '../ui/brand/logo.tsx';
import { Selvedge } from '../ui/brand/selvedge.tsx';
import { Weave } from '../ui/brand/weave.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { AppearanceControls } from './appearance-controls.tsx';
import { ShowcaseNav } from './showcase-nav.tsx';
import { showcaseSections } from './showcase-sections.tsx';

export function ShowcasePage() {
  return (
    <>
      <Panel as="header" isRounded={false}>
        <Selvedge />
        <div className="grid lg:grid-cols-2">
          <div className="grid gap-4 px-gutter pt-3 pb-8 lg:pb-14 xl:pl-[max(var(--s-gutter),calc((100vw-var(--page-max))/2))]">
            <Logo href="/" />
            <h1 className="max-w-[14ch] font-black text-3xl tracking-display lg:mt-6">
              Every bead of the academy
            </h1>
            <p className="max-w-[46ch] text-panel-ink-2 text-read">
              All components in all their states. Change theme, text size and mode, and look again on a phone.
            </p>
          </div>
          <div className="relative h-34 lg:h-auto">
            <Weave className="absolute inset-0 h-full" />
          </div>
        </div>
      </Panel>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-6 px-gutter pt-6 pb-24 lg:grid-cols-[11rem_minmax(0,1fr)] xl:max-w-[calc(var(--page-max)+2*var(--s-gutter))]">
        <ShowcaseNav />
        <main className="grid min-w-0 grid-cols-1 gap-stack">
          <Card>
            <AppearanceControls />
          </Card>
          {showcaseSections.map(({ id, Section }) => (
            <div key={id} id={id} className="min-w-0 scroll-mt-20">
              <Section />
            </div>
          ))}
        </main>
      </div>
      <Toaster />
    </>
  );
}

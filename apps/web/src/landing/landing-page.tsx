import { PRODUCT_NAME } from '@academy/domain/product';
import { Logo } from '../ui/logo.tsx';
import { Panel } from '../ui/panel.tsx';
import { Selvedge } from '../ui/selvedge.tsx';
import { Weave } from '../ui/weave.tsx';
import { LandingHeader } from './landing-header.tsx';

const wrap = 'mx-auto w-full max-w-[calc(var(--container-page)+2*var(--s-gutter))] px-gutter';

/** The public door: what the academy is, and where its people sign in. */
export function LandingPage() {
  return (
    <div className="flex min-h-svh flex-col">
      <Panel isRounded={false} className="flex flex-1 flex-col overflow-visible">
        <Selvedge />
        <LandingHeader />
        <main className="flex flex-1 flex-col">
          <div className={`${wrap} grid flex-1 content-center justify-items-start gap-5 py-10`}>
            <h1 className="max-w-[11.5ch] font-black text-4xl tracking-display">
              Learn AI, one bead at a time.
            </h1>
            <p className="max-w-[34ch] text-[clamp(1.125rem,1rem+0.6vw,1.375rem)] text-panel-ink-2">
              AI, data science and machine learning for South Africa. On your phone, inside your data bundle,
              at your own pace.
            </p>
          </div>
          <Weave className="h-[clamp(8.5rem,22vw,20rem)]" />
        </main>
      </Panel>
      <Selvedge />
      <Panel as="footer" isRounded={false}>
        <div className={`${wrap} grid gap-6 py-10 md:grid-cols-2`}>
          <Logo />
          <p className="max-w-[52ch] text-panel-ink-2">
            Certificates of completion are not registered on the NQF. Nexii coins are points and have no cash
            value. © {new Date().getFullYear()} {PRODUCT_NAME}
          </p>
        </div>
      </Panel>
    </div>
  );
}

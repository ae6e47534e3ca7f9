import type { AcademyFacts } from '@academy/domain/academy/academy-settings';
import { launchDateText } from '@academy/domain/admissions/waitlist';
import { ANNOUNCED_LAUNCH_DAY, PRODUCT_NAME } from '@academy/domain/product';
import { Logo } from '../../ui/brand/logo.tsx';
import { Selvedge } from '../../ui/brand/selvedge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { wrap } from '../wrap.ts';

/** On a phone its last line stays clear of the chat prompt. */
export function LandingFooter({ academy }: { academy: AcademyFacts }) {
  const { isOpen = false, announcedOn = ANNOUNCED_LAUNCH_DAY } = academy;
  return (
    <Panel as="footer" isRounded={false} className="text-panel-ink-2">
      <Selvedge />
      <div className={`${wrap} grid gap-6 pt-10 pb-28 lg:grid-cols-2 lg:pb-12`}>
        <div className="grid content-start gap-4">
          <Logo className="text-white" />
          <p>
            AI skills for every South African.
            <br />
            {isOpen ? 'We are open.' : `We launch on ${launchDateText(announcedOn)}.`}
          </p>
        </div>
        <div className="grid max-w-[52ch] content-start gap-4">
          <p>
            Certificates of completion are not registered on the NQF. Nexii coins are points and have no cash
            value. © {PRODUCT_NAME}
          </p>
          <p>
            <a href="/privacy">Privacy</a>
          </p>
        </div>
      </div>
    </Panel>
  );
}

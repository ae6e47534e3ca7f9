import type { WaitlistStats } from '@academy/domain/admissions/waitlist';
import { Sparkles } from 'lucide-react';
import { SignInPanel } from '../../features/accounts/identity/index.ts';
import { LaunchCountdown, OpenNow, RegisteredCount } from '../../features/admissions/waitlist/index.ts';
import { Icon } from '../../ui/brand/icon.tsx';
import { Weave } from '../../ui/brand/weave.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SIGN_IN_PANEL_ID, type SignInPanelControl } from '../sign-in/use-sign-in-panel.ts';
import { wrap } from '../wrap.ts';
import { JoinCard } from './join-card.tsx';

interface HeroProps {
  stats: WaitlistStats;
  /** When the page was rendered. */
  wasLaunched: boolean;
  onRegistered: () => void;
  signIn: SignInPanelControl;
}

export function Hero({ stats, wasLaunched, onRegistered, signIn }: HeroProps) {
  const { isOpen = false } = stats.academy;
  return (
    <Panel isRounded={false} className="pt-25 lg:pt-31">
      {/* In the flow of the page: it moves the content below instead of covering it. */}
      <div className={wrap}>
        <SignInPanel
          id={SIGN_IN_PANEL_ID}
          isOpen={signIn.isOpen}
          onClose={signIn.close}
          className="-mt-2 mb-8"
        />
      </div>
      <div
        className={`${wrap} grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_25.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-16`}
      >
        <div className="grid grid-cols-1 justify-items-start gap-5">
          <p className="flex items-center gap-2 rounded-bead bg-sun py-1.5 pr-3.5 pl-2.5 font-semibold text-sun-ink leading-snug">
            <Icon icon={Sparkles} />
            <span>{isOpen ? 'Open now' : `Limited Early Access - Only ${stats.spotsLeft} Spots Left`}</span>
          </p>
          <h1 className="max-w-[11.5ch] font-black text-4xl tracking-display">
            Learn AI, one bead at a time.
          </h1>
          <p className="max-w-[34ch] text-[clamp(1.125rem,1rem+0.6vw,1.375rem)] text-panel-ink-2">
            AI, data science and machine learning for South Africa. On your phone, inside your data bundle, at
            your own pace.
          </p>
          <RegisteredCount stats={stats} />
        </div>
        {isOpen ? (
          <OpenNow academy={stats.academy} />
        ) : (
          <LaunchCountdown academy={stats.academy} wasLaunched={wasLaunched} />
        )}
        <JoinCard stats={stats} onRegistered={onRegistered} />
      </div>
      <Weave className="mt-8 h-[clamp(8.5rem,22vw,20rem)] lg:mt-4 lg:min-h-64" />
    </Panel>
  );
}

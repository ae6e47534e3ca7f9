import { ArrowRight } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { Weave } from '../../ui/brand/weave.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useCurrentUser } from '../identity/index.ts';
import { greeting } from './greeting.ts';
import { useOwnProgress } from './use-own-progress.ts';

export function Hero() {
  const { data: user } = useCurrentUser();
  const { data: progress } = useOwnProgress();
  const name = user?.fullName ?? user?.username ?? '';
  return (
    <Panel as="section" className="grid overflow-hidden md:grid-cols-2">
      <div className="grid content-center justify-items-start gap-4 p-[clamp(1.5rem,1rem+2.4vw,3rem)]">
        <p className="text-panel-ink-2">{greeting(name, progress?.streak.current ?? 0)}</p>
        <h2 className="max-w-[12ch] font-black text-3xl tracking-display">Transform Your Future with AI</h2>
        <Button variant="sun" size="lg" href="/courses" iconAfter={ArrowRight}>
          Explore Courses
        </Button>
      </div>
      <Weave className="h-34 md:h-full md:min-h-68" />
    </Panel>
  );
}

import { useCurrentUser } from '../../features/identity/index.ts';
import { Card } from '../../ui/card.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Weave } from '../../ui/weave.tsx';

/** 2§2: the hero. What a learner has learned and can learn stands below it as the features arrive. */
export function HomePage() {
  const { data: user } = useCurrentUser();
  const [firstName] = (user?.fullName ?? user?.username ?? '').split(' ');
  return (
    <div className="grid gap-stack">
      <Panel as="section" className="grid overflow-hidden md:grid-cols-2">
        <div className="grid content-center gap-4 p-[clamp(1.5rem,1rem+2.4vw,3rem)]">
          <p className="text-panel-ink-2">Dumela, {firstName}.</p>
          <h2 className="max-w-[12ch] font-black text-3xl tracking-display">Transform Your Future with AI</h2>
        </div>
        <Weave className="h-34 md:h-full md:min-h-68" />
      </Panel>
      {user?.role === 'administrator' && (
        <Card href="/admin/waitlist">
          <h3>Waiting list</h3>
          <p className="text-ink-2">See who waits for a place, and invite them.</p>
        </Card>
      )}
    </div>
  );
}

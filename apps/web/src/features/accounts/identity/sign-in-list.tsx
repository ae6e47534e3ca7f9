import type { SignIn } from '@academy/contract/accounts/identity';
import { sastDateTime } from '@academy/domain/kernel';
import { MonitorSmartphone } from 'lucide-react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { endingFailed, SIGNED_OUT } from './identity-messages.ts';

function useEndSignIns() {
  const one = useWrite('DELETE /api/auth/sessions/:signInId');
  const others = useWrite('DELETE /api/auth/sessions');

  async function end(signInId: string | 'others') {
    const outcome = signInId === 'others' ? await others.write({}) : await one.write({ signInId });
    if (outcome) toast(outcome.ok ? SIGNED_OUT : endingFailed(outcome.failure));
  }
  return { end, isPending: one.isPending || others.isPending };
}

function SignInRow({ signIn, onEnd }: { signIn: SignIn; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <IconTile icon={MonitorSmartphone} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {signIn.device}
          {signIn.isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-ink-2">Last used {sastDateTime(new Date(signIn.lastSeenAt))}</p>
      </div>
      {!signIn.isCurrent && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={onEnd} aria-label={`Sign out ${signIn.device}`}>
            Sign out
          </Button>
          <Button
            variant="quiet"
            href={`/settings/not-me?device=${signIn.id}`}
            aria-label={`${signIn.device} is not me`}
          >
            Not me
          </Button>
        </div>
      )}
    </li>
  );
}

/** Where the account is in use, so that a lost phone or a shared computer can be signed out remotely. */
export function SignInList() {
  const { data: signIns, isPending: isLoading } = useAnswer('GET /api/auth/sessions');
  const { end, isPending } = useEndSignIns();
  const hasOthers = signIns?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <PageSection
      title="Where you are signed in"
      action={
        hasOthers && (
          <Button isPending={isPending} onClick={() => void end('others')}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Card padding="tight">
        {isLoading ? (
          <SkeletonGroup label="Loading devices" count={3} className="grid gap-4">
            <Skeleton measure="h-12 w-full" />
          </SkeletonGroup>
        ) : signIns?.length ? (
          <ul className="grid divide-y">
            {signIns.map((signIn) => (
              <SignInRow key={signIn.id} signIn={signIn} onEnd={() => void end(signIn.id)} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">No devices to show.</p>
        )}
      </Card>
    </PageSection>
  );
}

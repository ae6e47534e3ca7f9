import { Share2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useCurrentUser } from '../../../accounts/identity/index.ts';
import { SHARING_ENDED, sharingEndFailed, sharingProblem } from './share-messages.ts';

interface ShareBadgeProps {
  achievementId: number;
  /** The address of its public page, if there is one. */
  shareId: string | null;
}

/** The owner decides: a public page exists from the click that publishes it to the click that removes it. */
export function ShareBadge({ achievementId, shareId }: ShareBadgeProps) {
  return (
    <Card as="section" aria-labelledby="share-badge" className="grid gap-3">
      <h3 id="share-badge">Share this badge</h3>
      {shareId === null ? (
        <MakePublic achievementId={achievementId} />
      ) : (
        <PublicPage achievementId={achievementId} shareId={shareId} />
      )}
    </Card>
  );
}

function MakePublic({ achievementId }: { achievementId: number }) {
  const { data: user } = useCurrentUser();
  const { write, isPending } = useWrite('PUT /api/achievements/:achievementId/share');
  const [name, setName] = useState(() => user?.fullName?.split(' ')[0] ?? '');
  const [problem, setProblem] = useState<string>();

  async function share(event: FormEvent) {
    event.preventDefault();
    const outcome = await write({ achievementId, name });
    setProblem(outcome && !outcome.ok ? sharingProblem(outcome.failure) : undefined);
  }
  return (
    <form onSubmit={(event) => void share(event)} className="grid gap-3">
      <p className="max-w-read text-ink-2">
        Nobody sees your badges unless you share one. The page shows the name you write here, the badge, the
        day and what you did for it. You can remove it again at any time.
      </p>
      <TextField
        label="Name on the page"
        value={name}
        error={problem}
        autoComplete="given-name"
        maxLength={30}
        className="max-w-80"
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        icon={Share2}
        isPending={isPending}
        className="justify-self-start"
      >
        Make a public page
      </Button>
    </form>
  );
}

function PublicPage({ achievementId, shareId }: { achievementId: number; shareId: string }) {
  const { write, isPending } = useWrite('DELETE /api/achievements/:achievementId/share');
  const url = `${location.origin}/badge/${shareId}`;

  async function withdraw() {
    const outcome = await write({ achievementId });
    if (outcome) toast(outcome.ok ? SHARING_ENDED : sharingEndFailed(outcome.failure));
  }
  return (
    <>
      <p className="text-ink-2">
        Anyone with this address can see it:{' '}
        <a href={`/badge/${shareId}`} className="break-all">
          {url}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={Share2} onClick={() => void passOn(url)}>
          Share the link
        </Button>
        <Button isPending={isPending} onClick={() => void withdraw()}>
          Remove the page
        </Button>
      </div>
    </>
  );
}

/** Uses the device's share sheet; otherwise the address is copied, and if that is refused it is on the page anyway. */
async function passOn(url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: 'The link to your badge is ready to paste.' });
  } catch {
    toast({ title: 'Copy this link', description: url });
  }
}

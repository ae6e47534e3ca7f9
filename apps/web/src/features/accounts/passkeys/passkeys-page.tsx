import type { Answer } from '@academy/contract';
import { sastDateTime } from '@academy/domain/kernel';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../lib/pages/focus-heading.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { IconTile } from '../../../ui/brand/icon-tile.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { PasswordDialog } from '../../../ui/overlays/password-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { NOT_HERE, PASSKEY_REMOVED, removePasskeySentence } from './passkey-words.ts';

type Passkey = Answer<'GET /api/auth/passkeys'>['passkeys'][number];

/** Signing in with the device's lock instead of a password. Every change asks for the password again. */
export function PasskeysPage() {
  usePageTitle('Passkeys');
  const { data, isPending, refetch } = useAnswer('GET /api/auth/passkeys', {}, { refetchOnMount: 'always' });
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const removing = useWrite('POST /api/auth/passkeys/:passkeyId/removal');
  const canAdd = 'PublicKeyCredential' in window;

  async function remove(password: string): Promise<string | null | undefined> {
    if (!leaving) return null;
    const result = await removing.write({ passkeyId: leaving.id, password });
    if (!result) return undefined;
    if (!result.ok) return removePasskeySentence(result.failure);
    flushSync(() => setLeaving(null));
    // The dialog has returned the focus to the passkey's button, which is removed now.
    prepareHeadingFocus(document.activeElement)();
    toast(PASSKEY_REMOVED);
    return null;
  }

  return (
    <div className="grid max-w-read gap-stack">
      <PageSection
        title="Passkeys"
        description="Sign in with a fingerprint, your face or the PIN of your device, without a password. Nobody can find out a passkey or guess it, and it counts as a second factor."
        action={<MoreLink href="/settings?tab=security">Security</MoreLink>}
      >
        <Card as="div" className="grid gap-4">
          <PasskeyList
            passkeys={data?.passkeys}
            isPending={isPending}
            onRetry={() => void refetch()}
            onRemove={setLeaving}
          />
          {canAdd ? (
            <Button variant="primary" className="justify-self-start" onClick={() => setIsAdding(true)}>
              Add a passkey
            </Button>
          ) : (
            <p className="text-ink-2">{NOT_HERE}</p>
          )}
        </Card>
      </PageSection>
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
      {leaving && (
        <PasswordDialog
          title={`Remove “${leaving.name}”`}
          label="Remove"
          onConfirm={remove}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[] | undefined;
  isPending: boolean;
  onRetry: () => void;
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, isPending, onRetry, onRemove }: PasskeyListProps) {
  if (isPending)
    return (
      <SkeletonGroup label="Loading your passkeys" count={2} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (!passkeys)
    return (
      <EmptyState action={<Button onClick={onRetry}>Try again</Button>}>
        Your passkeys did not load.
      </EmptyState>
    );
  if (passkeys.length === 0)
    return <p className="text-ink-2">You have no passkey yet. Your password signs you in.</p>;
  return (
    <ul aria-label="Your passkeys" className="grid divide-y">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <IconTile icon={KeyRound} />
          <div className="min-w-0 flex-1 basis-48">
            <p className="wrap-anywhere font-semibold">{passkey.name}</p>
            <p className="text-ink-2">
              Added {sastDateTime(new Date(passkey.createdAt))}.{' '}
              {passkey.lastUsedAt === null
                ? 'Not used yet.'
                : `Last used ${sastDateTime(new Date(passkey.lastUsedAt))}.`}
            </p>
          </div>
          <Button onClick={() => onRemove(passkey)} aria-label={`Remove ${passkey.name}`}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

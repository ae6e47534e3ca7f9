import { sastDateTime } from '@academy/domain/kernel';
import { ERASURE_GRACE_DAYS } from '@academy/domain/privacy/own-data';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { PasswordDialog } from '../../../ui/overlays/password-dialog.tsx';
import {
  ACCOUNT_KEPT,
  cancelErasureSentence,
  eraseSentence,
  failed,
  type OwnPrivacy,
  tableTitle,
} from './privacy-words.ts';

interface ErasureProps {
  dueAt: string | null;
  stays: OwnPrivacy['stays'];
}

export function Erasure({ dueAt, stays }: ErasureProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <PageSection title="Erase my account">
      <Card as="div" className="grid gap-4">
        {dueAt === null ? (
          <>
            <p>
              Your account and everything in it: courses, notes, certificates and coins. It happens{' '}
              {ERASURE_GRACE_DAYS} days after you ask. Until then you can change your mind here. After that
              nobody can bring it back, and your certificates can no longer be checked.
            </p>
            <div>
              <Button variant="danger" onClick={() => setIsAsking(true)}>
                Erase my account
              </Button>
            </div>
          </>
        ) : (
          <Due dueAt={dueAt} />
        )}
        <details>
          <summary className="flex min-h-touch w-fit items-center font-semibold text-accent-text">
            What stays, and why
          </summary>
          <dl className="grid gap-3 pt-2">
            {stays.map(({ name, why }) => (
              <div key={name}>
                <dt className="font-semibold">{tableTitle(name)}</dt>
                <dd className="text-ink-2">{why}</dd>
              </div>
            ))}
          </dl>
        </details>
      </Card>
      {isAsking && <ErasureDialog onClose={() => setIsAsking(false)} />}
    </PageSection>
  );
}

function Due({ dueAt }: { dueAt: string }) {
  const { write, isPending } = useWrite('DELETE /api/privacy/erasure');
  async function keep() {
    const result = await write({});
    if (result) toast(result.ok ? ACCOUNT_KEPT : failed(cancelErasureSentence(result.failure)));
  }
  return (
    <>
      <p role="status">
        Your account will be erased on <strong>{sastDateTime(new Date(dueAt))}</strong>.
      </p>
      <div>
        <Button variant="primary" isPending={isPending} onClick={() => void keep()}>
          Keep my account
        </Button>
      </div>
    </>
  );
}

function ErasureDialog({ onClose }: { onClose: () => void }) {
  const { write } = useWrite('POST /api/privacy/erasure');
  async function erase(password: string) {
    const result = await write({ password });
    if (result?.ok) onClose();
    return result && !result.ok ? eraseSentence(result.failure) : null;
  }
  return (
    <PasswordDialog
      onClose={onClose}
      title="Erase my account"
      label={`Erase in ${ERASURE_GRACE_DAYS} days`}
      tone="danger"
      onConfirm={erase}
    >
      <p className="text-ink-2">
        Every other device is signed out now. We send you an email with the day, and you can keep your account
        until then.
      </p>
    </PasswordDialog>
  );
}

import { sastDateTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { PasswordDialog } from '../../../ui/overlays/password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Begun, ScanApp } from './scan-app.tsx';
import {
  beginSentence,
  FACTOR_OFF,
  LOST_FACTOR,
  removeSentence,
  renewSentence,
} from './second-factor-words.ts';

type Deed = 'begin' | 'renew' | 'remove';

const DEEDS: Readonly<Record<Deed, { readonly title: string; readonly label: string }>> = {
  begin: { title: 'Set up an authenticator app', label: 'Continue' },
  renew: { title: 'New recovery codes', label: 'Make new codes' },
  remove: { title: 'Turn the second factor off', label: 'Turn off' },
};

/** What is asked in addition to the password. Every change asks for the password again. */
export function SecondFactorPage() {
  usePageTitle('Second factor');
  const { data, isPending, refetch } = useAnswer(
    'GET /api/auth/second-factor',
    {},
    { refetchOnMount: 'always' },
  );
  const [deed, setDeed] = useState<Deed | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const send = useDeeds({ onBegun: setBegun, onCodes: setCodes });

  async function confirm(password: string): Promise<string | null | undefined> {
    const sentence = deed === null ? null : await send(deed, password);
    if (sentence === null) setDeed(null);
    return sentence;
  }

  if (isPending)
    return (
      <SkeletonGroup label="Loading your second factor" count={2} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your second factor did not load.
      </EmptyState>
    );
  return (
    <div className="grid max-w-read gap-stack">
      <PageSection
        title="Second factor"
        description="A code of an app on your phone, besides your password. Whoever finds out your password still does not get in."
        action={<MoreLink href="/settings?tab=security">Security</MoreLink>}
      >
        <Card as="div" className="grid gap-4">
          <SecondFactorStatus {...data} />
          {codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
          {codes === null && begun !== null && (
            <ScanApp
              begun={begun}
              onConfirmed={(given) => {
                setBegun(null);
                setCodes(given);
              }}
            />
          )}
          {codes === null && begun === null && !data.isLost && (
            <div className="flex flex-wrap gap-3">
              {data.onSince === null ? (
                <Button variant="primary" onClick={() => setDeed('begin')}>
                  Set up an authenticator app
                </Button>
              ) : (
                <>
                  <Button onClick={() => setDeed('renew')}>New recovery codes</Button>
                  {!data.isRequired && (
                    <Button variant="danger" onClick={() => setDeed('remove')}>
                      Turn off
                    </Button>
                  )}
                </>
              )}
            </div>
          )}
        </Card>
      </PageSection>
      {deed !== null && <PasswordDialog {...DEEDS[deed]} onConfirm={confirm} onClose={() => setDeed(null)} />}
    </div>
  );
}

interface SecondFactorStatusProps {
  onSince: string | null;
  recoveryCodesLeft: number;
  isRequired: boolean;
  isLost: boolean;
}

function SecondFactorStatus({ onSince, recoveryCodesLeft, isRequired, isLost }: SecondFactorStatusProps) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={onSince === null ? 'neutral' : 'success'}>{onSince === null ? 'Off' : 'On'}</Badge>
        {onSince !== null && `Since ${sastDateTime(new Date(onSince))}.`}
      </p>
      {onSince !== null && <p className="text-ink-2">Recovery codes left: {recoveryCodesLeft}.</p>}
      {isRequired && <p className="text-ink-2">The academy asks its staff for a second factor.</p>}
      {isLost && <p>{LOST_FACTOR.description}</p>}
    </div>
  );
}

interface Outcomes {
  onBegun: (begun: Begun) => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Resolves with the sentence of a refusal, or null. */
function useDeeds({ onBegun, onCodes }: Outcomes) {
  const beginning = useWrite('POST /api/auth/second-factor');
  const renewing = useWrite('POST /api/auth/second-factor/recovery-codes');
  const removing = useWrite('POST /api/auth/second-factor/removal');
  return async (deed: Deed, password: string): Promise<string | null | undefined> => {
    if (deed === 'begin') {
      const result = await beginning.write({ password });
      if (result?.ok) onBegun(result.answer);
      return result && (result.ok ? null : beginSentence(result.failure));
    }
    if (deed === 'renew') {
      const result = await renewing.write({ password });
      if (result?.ok) onCodes(result.answer.recoveryCodes);
      return result && (result.ok ? null : renewSentence(result.failure));
    }
    const result = await removing.write({ password });
    if (result?.ok) toast(FACTOR_OFF);
    return result && (result.ok ? null : removeSentence(result.failure));
  };
}

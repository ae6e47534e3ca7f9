import type { PublicCertificate } from '@academy/contract/rewards/certificates';
import { sastDateTime } from '@academy/domain/kernel';
import { certificateDay, type SignedCertificate } from '@academy/domain/rewards/certificates';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CircleHelp, CircleX, CloudOff, SearchX } from 'lucide-react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Selvedge } from '../../../ui/brand/selvedge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { readingProblem } from './certificate-messages.ts';
import { checkSignature, readOwnDid, type Verdict } from './check-signature.ts';
import { RevokeAction } from './revoke-action.tsx';

/** The public page of a certificate: who issued what to whom, and whether it is valid. */
export function VerifyCard() {
  const { id } = useRouteParams('/verify/:id');
  const {
    data: certificate,
    error,
    refetch,
  } = useAnswer('GET /api/certificates/:certificateId', {
    certificateId: id,
  });
  const { data: verdict } = useQuery({
    queryKey: ['signature', certificate],
    queryFn: () => (certificate ? checkSignature(certificate, readOwnDid) : null),
    enabled: certificate !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  usePageTitle('Certificate');
  if (error) {
    const { title, sentence } = readingProblem(error);
    const isUnknown = error.code === 'unknown-certificate';
    return (
      <MessageCard
        mark={isUnknown ? SearchX : CloudOff}
        title={title}
        headingLevel={2}
        className="mx-auto"
        action={!isUnknown && <Button onClick={() => void refetch()}>Try again</Button>}
      >
        {sentence}
      </MessageCard>
    );
  }
  if (!certificate || !verdict)
    return <MessageCard mark="waiting" title="Checking the signature" headingLevel={2} className="mx-auto" />;
  return <CheckedCertificate certificate={certificate} verdict={verdict} />;
}

interface Checked {
  certificate: PublicCertificate;
  verdict: Verdict;
}

function CheckedCertificate({ certificate, verdict }: Checked) {
  const { data: user } = useCurrentUser();
  return (
    <article className="mx-auto grid w-full max-w-[42rem] overflow-hidden rounded-lg border bg-surface">
      <Selvedge />
      <div className="grid gap-6 p-[clamp(1.125rem,0.5rem+3vw,2.5rem)]">
        <Outcome certificate={certificate} verdict={verdict} />
        {verdict.kind === 'genuine' && <Facts certificate={certificate} signed={verdict.signed} />}
        {verdict.kind === 'genuine' && <HowItWasChecked verdict={verdict} id={certificate.id} />}
        {user?.role === 'administrator' && certificate.state !== 'revoked' && (
          <RevokeAction certificateId={certificate.id} />
        )}
      </div>
    </article>
  );
}

type Tone = 'success' | 'danger' | 'warning';
const TONES: Readonly<Record<Tone, string>> = {
  success: 'bg-success-soft text-success-text',
  danger: 'bg-danger-soft text-danger-text',
  warning: 'bg-warning-soft text-warning-text',
};

/** According to the server, and to the signature. */
function isExpired({ certificate, verdict }: Checked): boolean {
  const until = verdict.kind === 'genuine' ? verdict.signed.validUntil : null;
  return certificate.state === 'expired' || (until !== null && Date.now() >= Date.parse(until));
}

function outcomeOf({ certificate, verdict }: Checked): { tone: Tone; title: string; sentence: string } {
  if (verdict.kind === 'altered')
    return {
      tone: 'danger',
      title: 'Do not trust this certificate',
      sentence: 'What it says is not what the academy signed. Somebody or something has changed it.',
    };
  if (certificate.revokedBecause === 'refund')
    return {
      tone: 'warning',
      title: 'Withdrawn: the course was refunded',
      sentence: `The course was completed, and its price was paid back later. The certificate was withdrawn with it on ${sastDateTime(new Date(certificate.revokedAt ?? 0))} and no longer counts. That says nothing about how well the learner did.`,
    };
  if (certificate.state === 'revoked')
    return {
      tone: 'danger',
      title: 'Revoked',
      sentence: `The academy withdrew this certificate on ${sastDateTime(new Date(certificate.revokedAt ?? 0))}. It no longer counts.`,
    };
  if (verdict.kind === 'unchecked')
    return {
      tone: 'warning',
      title: 'Not checked',
      sentence:
        'This browser could not check the signature here. Please try again with a good connection, or in a newer browser.',
    };
  if (isExpired({ certificate, verdict }))
    return {
      tone: 'warning',
      title: 'Expired',
      sentence:
        'The signature is genuine, but the certificate was valid for a limited time, and that time is over.',
    };
  return {
    tone: 'success',
    title: 'Valid',
    sentence:
      'Your browser has just checked the academy’s signature: this is what was signed, and it still counts.',
  };
}

const ICONS = { success: BadgeCheck, danger: CircleX, warning: CircleHelp } as const;

function Outcome(checked: Checked) {
  const { tone, title, sentence } = outcomeOf(checked);
  return (
    <div role="status" className={classNames('flex items-start gap-3 rounded-md p-4', TONES[tone])}>
      <Icon icon={ICONS[tone]} className="mt-0.5" />
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p>{sentence}</p>
      </div>
    </div>
  );
}

function Facts({ certificate, signed }: { certificate: PublicCertificate; signed: SignedCertificate }) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="text-accent-text">Certificate of completion</p>
        <p className="wrap-break-word font-black font-heading text-3xl tracking-display">
          {signed.personName}
        </p>
        <p className="text-ink-2">completed the course</p>
        <p className="font-bold font-heading text-2xl">{signed.courseTitle}</p>
      </div>
      <DefinitionList
        items={[
          { term: 'Issued by', description: signed.issuerName },
          { term: 'Completed on', description: certificateDay(signed.completedAt) },
          ...(signed.validUntil
            ? [{ term: 'Valid until', description: certificateDay(signed.validUntil) }]
            : []),
          { term: 'Number', description: certificate.id },
        ]}
      />
      <section className="grid gap-2">
        <h3>What was proven</h3>
        <ul className="grid list-disc gap-1 pl-5 marker:text-ink-3">
          {signed.provenLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className="text-ink-2">{signed.sentence}</p>
    </div>
  );
}

function HowItWasChecked({ verdict, id }: { verdict: Extract<Verdict, { kind: 'genuine' }>; id: string }) {
  return (
    <Card padding="tight" className="bg-sunken">
      <details>
        <summary className="min-h-touch cursor-pointer content-center font-semibold">
          How it was checked
        </summary>
        <div className="mt-2 grid gap-3 text-ink-2">
          <p>
            Everything above is read from the signed text itself. Your browser compared the Ed25519 signature
            with the key that the issuer publishes; nobody had to be asked whether it is true.
          </p>
          <p className="wrap-anywhere">
            Key: <code>{verdict.keyAddress}</code>
          </p>
          <p>
            The same certificate for other verifiers:{' '}
            <a href={`/credentials/${id}`} target="_blank" rel="noreferrer">
              Open Badges 3.0 credential
            </a>
            ,{' '}
            <a href="/.well-known/did.json" target="_blank" rel="noreferrer">
              the issuer’s keys
            </a>
          </p>
        </div>
      </details>
    </Card>
  );
}

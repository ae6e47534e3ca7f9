import type { Answer } from '@academy/contract';
import {
  CircleCheck,
  CircleX,
  CreditCard,
  Gift,
  type LucideIcon,
  Mail,
  Ticket,
  UserPlus,
  Users,
} from 'lucide-react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import {
  invitationsText,
  mailText,
  paymentsText,
  rewardsText,
  vouchersText,
  waitingText,
} from './desk-words.ts';

type Overview = Answer<'GET /api/admin/overview'>;

/** The administrator's overview: the waiting list, invitations, the mail, and the academy's health. */
export function AdministratorDesk() {
  const { data, isPending, refetch } = useAnswer('GET /api/admin/overview', {}, { refetchOnMount: 'always' });
  return (
    <PageSection title="Your academy today">
      {data && <Desk overview={data} />}
      <nav aria-label="Run the academy" className="flex flex-wrap gap-x-6">
        <MoreLink href="/admin/people">People</MoreLink>
        <MoreLink href="/admin/audit">Audit log</MoreLink>
        <MoreLink href="/admin/settings">Settings</MoreLink>
      </nav>
      {isPending && (
        <div role="status" aria-busy="true" aria-label="Loading the state of the academy">
          <Skeleton shape="block" measure="h-80 w-full lg:h-52" />
        </div>
      )}
      {!data && !isPending && (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-2">The state of the academy did not load.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Card>
      )}
    </PageSection>
  );
}

function Desk({ overview }: { overview: Overview }) {
  const { waitlist, outbox, rewards, payments, vouchers, sendsMail, isReady } = overview;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Matter icon={Users} title="Waiting list" href="/admin/waitlist">
        {waitingText(waitlist)}
      </Matter>
      <Matter icon={UserPlus} title="Invitations" href="/admin/waitlist">
        {invitationsText(waitlist)}
      </Matter>
      <Matter icon={Gift} title="Reward requests" href="/admin/rewards">
        {rewardsText(rewards)}
      </Matter>
      <Matter icon={CreditCard} title="Payments" href="/admin/payments">
        {paymentsText(payments)}
      </Matter>
      <Matter icon={Ticket} title="Sponsored places" href="/admin/vouchers">
        {vouchersText(vouchers)}
      </Matter>
      <Matter icon={Mail} title="Outbox">
        {mailText(outbox, sendsMail)}
      </Matter>
      <Matter icon={isReady ? CircleCheck : CircleX} title="Health" href="/admin/health">
        {isReady ? 'Server and database answer.' : 'The database does not answer.'}
      </Matter>
    </ul>
  );
}

interface MatterProps {
  icon: LucideIcon;
  title: string;
  href?: string;
  children: string;
}

function Matter({ icon, title, href, children }: MatterProps) {
  const contents = (
    <>
      <h3 className="flex items-center gap-2 text-base">
        <Icon icon={icon} className="text-accent-text" />
        {title}
      </h3>
      <p className="text-ink-2">{children}</p>
    </>
  );
  return (
    <li className="grid">
      {href === undefined ? (
        <Card padding="tight">{contents}</Card>
      ) : (
        <Card padding="tight" href={href}>
          {contents}
        </Card>
      )}
    </li>
  );
}

import { AccountSummary } from '../../features/accounts/identity/account-summary.tsx';
import { OwnCertificates } from '../../features/rewards/certificates/index.ts';
import { MoreLink } from '../../ui/actions/more-link.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';

/** The signed-in person, with what they have earned and bought. */
export function MyAccountPage() {
  return (
    <div className="grid gap-stack">
      <AccountSummary />
      <OwnCertificates />
      <PageSection title="My orders">
        <p className="text-ink-2">
          What you have bought, with a receipt for each payment, and the way to take a purchase back.
        </p>
        <MoreLink href="/orders">Orders and receipts</MoreLink>
      </PageSection>
      <PageSection title="My settings">
        <p className="text-ink-2">
          Your password, the size of text on every screen, and which mails you get.
        </p>
        <MoreLink href="/settings">Settings</MoreLink>
      </PageSection>
    </div>
  );
}

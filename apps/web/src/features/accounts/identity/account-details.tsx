import { roleShownAs } from '@academy/domain/access';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { useCurrentUser } from './use-current-user.ts';

/** SET-02: read-only; the username is shown under the label e-mail. */
export function AccountDetails() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  const role = roleShownAs(user.role);
  return (
    <PageSection
      title="Account"
      action={
        <div className="flex flex-wrap gap-x-5">
          <MoreLink href="/settings/privacy">Privacy and my data</MoreLink>
          <MoreLink href="/settings/email">Email address</MoreLink>
          <MoreLink href="/profile">My profile</MoreLink>
        </div>
      }
    >
      <Card as="div">
        <dl className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-ink-2">Full name</dt>
          <dd className="mb-4 font-semibold">{user.fullName ?? 'Not given'}</dd>
          <dt className="text-ink-2">E-mail</dt>
          <dd className="mb-4 font-semibold">{user.username}</dd>
          <dt className="text-ink-2">Role</dt>
          <dd>
            <Badge tone={`role-${role}`}>{role}</Badge>
          </dd>
        </dl>
      </Card>
    </PageSection>
  );
}

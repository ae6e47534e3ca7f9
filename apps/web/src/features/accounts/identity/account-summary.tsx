import { avatarLetters, roleShownAs } from '@academy/domain/access';
import { Button } from '../../../ui/actions/button.tsx';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SignInList } from './sign-in-list.tsx';
import { useCurrentUser } from './use-current-user.ts';

/** R8: the signed-in user, and their sign-ins. */
export function AccountSummary() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  const name = user.fullName ?? user.username;
  const role = roleShownAs(user.role);
  return (
    <div className="grid gap-stack">
      <Card as="section" className="flex flex-wrap items-center gap-5">
        <Avatar name={name} fallback={avatarLetters(user)} imageUrl={user.avatarUrl} size="lg" isNeeded />
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <h2 className="min-w-0">{name}</h2>
          <p className="min-w-0 text-ink-2">{user.email ?? user.username}</p>
          <div>
            <Badge tone={`role-${role}`} className="capitalize">
              {user.role}
            </Badge>
          </div>
        </div>
        <Button href="/settings/profile">Edit my profile</Button>
      </Card>
      <SignInList />
    </div>
  );
}

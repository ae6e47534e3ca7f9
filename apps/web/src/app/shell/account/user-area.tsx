import type { CurrentUser } from '@academy/contract/accounts/identity';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Bell } from './bell.tsx';
import { UserMenu } from './user-menu.tsx';

interface UserAreaProps {
  user: CurrentUser | null | undefined;
  isChecking: boolean;
  onLogOut: () => void;
}

/** The end of both bars. While the sign-in is being checked, a spinner of the same size as the menu (1§4). */
export function UserArea({ user, isChecking, onLogOut }: UserAreaProps) {
  if (user)
    return (
      <>
        <Bell unread={user.unreadNotices} />
        <UserMenu user={user} onLogOut={onLogOut} />
      </>
    );
  if (!isChecking) return null;
  return (
    <span className="flex min-h-touch items-center gap-2 pl-11 md:pr-1">
      <span className="grid size-11 place-items-center">
        <Spinner label="Checking your sign-in" size="medium" className="flex" />
      </span>
      <span className="w-[1.25em] max-md:hidden" />
    </span>
  );
}

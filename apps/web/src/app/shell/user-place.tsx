import type { User } from '@academy/contract/identity';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { UserMenu } from './user-menu.tsx';

interface UserPlaceProps {
  user: User | null | undefined;
  isChecking: boolean;
}

/** The end of both bars. While nobody knows who is here, a ring as large as the menu that comes (1§4). */
export function UserPlace({ user, isChecking }: UserPlaceProps) {
  if (user) return <UserMenu user={user} />;
  if (!isChecking) return null;
  return (
    <span className="flex min-h-touch items-center gap-2 md:pr-1">
      <span className="grid size-11 place-items-center">
        <Spinner label="Checking your sign-in" size="medium" className="flex" />
      </span>
      <span className="w-[1.25em] max-md:hidden" />
    </span>
  );
}

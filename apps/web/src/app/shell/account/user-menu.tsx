import type { User } from '@academy/contract/accounts/identity';
import { avatarLetters, roleShownAs, userMenuEntries } from '@academy/domain/access';
import { ChevronDown, LogOut } from 'lucide-react';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { DropdownMenu } from '../../../ui/overlays/menus/dropdown-menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '../../../ui/overlays/menus/menu-item.tsx';
import { iconOf } from '../navigation/navigation-icons.ts';
import { ROLE_ICONS } from './role-icons.ts';

export function UserMenu({ user, onLogOut }: { user: User; onLogOut: () => void }) {
  const role = roleShownAs(user.role);
  const name = user.fullName ?? user.username;
  const avatar = <Avatar name={name} fallback={avatarLetters(user)} imageUrl={user.avatarUrl} />;
  return (
    <DropdownMenu
      trigger={
        <button type="button" className="flex min-h-touch items-center gap-2 rounded-bead md:pr-1">
          {avatar}
          <span className="sr-only">
            {name}, {role}: open user menu
          </span>
          <Icon icon={ChevronDown} className="max-md:hidden" />
        </button>
      }
    >
      <MenuLabel>
        <span className="block truncate font-semibold text-ink">{name}</span>
        <span className="block truncate">{user.email ?? user.username}</span>
        <Badge tone={`role-${role}`} icon={ROLE_ICONS[role]} hasDot={false} className="mt-1.5 capitalize">
          {user.role}
        </Badge>
      </MenuLabel>
      <MenuSeparator />
      {userMenuEntries(role).map(({ label, path }) => (
        <MenuItem key={label} href={path} icon={iconOf(path)}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onLogOut}>
        Log out
      </MenuItem>
    </DropdownMenu>
  );
}

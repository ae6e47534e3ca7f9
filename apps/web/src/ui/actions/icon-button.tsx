import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-look.ts';

interface IconButtonLook {
  /** The accessible name. Wrap in <Tooltip> where people must see it too. */
  label: string;
  icon: LucideIcon;
  variant?: ButtonVariant | undefined;
  isPending?: boolean | undefined;
}

type AsButton = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { href?: undefined };
type AsLink = Omit<ComponentProps<'a'>, 'children' | 'aria-label'> & { href: string };

export type IconButtonProps = IconButtonLook & (AsButton | AsLink);

export function IconButton({ label, variant = 'icon', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size="icon" aria-label={label} />;
}

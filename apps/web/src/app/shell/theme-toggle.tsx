import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import type { ButtonVariant } from '../../ui/actions/button-look.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';

export function ThemeToggle({ variant }: { variant?: ButtonVariant }) {
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? 'Light theme' : 'Dark theme'}
      onClick={toggleTheme}
      variant={variant}
    />
  );
}

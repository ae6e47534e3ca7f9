import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '../../lib/device/theme.ts';
import type { ButtonVariant } from './button-look.ts';
import { IconButton } from './icon-button.tsx';

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

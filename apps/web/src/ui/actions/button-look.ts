import { classNames } from '../class-names.ts';

const pressable = 'active:translate-y-[3px] active:shadow-none';

const variants = {
  primary: `border-transparent bg-accent text-on-accent shadow-edge-accent hover:bg-accent-hover ${pressable}`,
  sun: `border-transparent bg-sun text-sun-ink shadow-edge-sun hover:bg-sun-hover ${pressable}`,
  claim:
    'border-sun-soft-line bg-sun-soft text-sun-text hover:border-sun-edge hover:bg-sun hover:text-sun-ink',
  secondary: 'border-line-control bg-surface text-ink hover:bg-hover',
  quiet: 'border-transparent text-accent-text hover:bg-accent-soft',
  danger: 'border-danger bg-surface text-danger-text hover:bg-danger-soft',
  'danger-filled': 'border-transparent bg-danger text-on-danger hover:brightness-95',
  'on-panel': 'border-white/50 text-white hover:bg-white/12',
  icon: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink',
  'current-page': 'border-accent-soft-line bg-accent-soft text-accent-text',
  'icon-danger': 'border-transparent text-ink-2 hover:bg-danger-soft hover:text-danger-text',
  'icon-on-panel': 'border-transparent text-white hover:bg-white/12',
} as const;

const sizes = {
  md: 'min-h-touch py-2',
  lg: 'min-h-13 py-2.5 text-read',
  icon: 'h-touch min-w-touch py-0',
} as const;

export type ButtonVariant = keyof typeof variants;
type ButtonSize = keyof typeof sizes;

const shape =
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border-control text-center ' +
  'font-semibold leading-[1.2] no-underline transition-[background-color,border-color,color,translate,box-shadow]';

const disabledLook =
  'disabled:translate-y-0 disabled:border-line-strong disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none ' +
  'disabled:brightness-100 disabled:cursor-not-allowed';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
}

/** The styles without the button, for other elements: the label of a file field, a link of the router. */
export function buttonLook({ variant = 'secondary', size = 'md', isWide = false }: ButtonLook = {}): string {
  return classNames(
    shape,
    sizes[size],
    sidePadding(variant, size),
    variants[variant],
    disabledLook,
    isWide && 'w-full',
  );
}

function sidePadding(variant: ButtonVariant, size: ButtonSize) {
  if (size === 'icon') return 'px-0';
  if (variant === 'quiet') return 'px-3';
  return size === 'lg' ? 'px-6' : 'px-4.5';
}

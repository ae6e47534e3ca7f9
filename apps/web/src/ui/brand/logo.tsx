import { classNames } from '../class-names.ts';

export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className ?? 'size-9'}>
      <rect width="40" height="40" rx="11" fill="#2644d0" />
      <path
        d="M11 29V11l18 18V11"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#fff">
        <circle cx="11" cy="11" r="3.6" />
        <circle cx="11" cy="29" r="3.6" />
        <circle cx="29" cy="11" r="3.6" />
        <circle cx="29" cy="29" r="3.6" />
      </g>
      <circle cx="20" cy="20" r="5.6" fill="#2644d0" />
      <circle cx="20" cy="20" r="4.1" fill="#ffc233" />
    </svg>
  );
}

const sizes = {
  sm: { lockup: 'gap-2 text-[1.0625rem]', mark: 'size-7.5' },
  md: { lockup: 'gap-2.5 text-[1.1875rem]', mark: 'size-9' },
  lg: { lockup: 'gap-3 text-2xl', mark: 'size-12' },
} as const;

export interface LogoProps {
  size?: keyof typeof sizes | undefined;
  /** With an address the logo is a link. */
  href?: string | undefined;
  className?: string | undefined;
}

/** Ink on calico, white on a panel: the word inherits the text colour. */
export function Logo({ size = 'md', href, className }: LogoProps) {
  const Tag = href === undefined ? 'span' : 'a';
  return (
    <Tag
      href={href}
      className={classNames(
        'inline-flex min-h-touch items-center font-black font-heading text-inherit tracking-[-0.02em] whitespace-nowrap no-underline',
        sizes[size].lockup,
        className,
      )}
    >
      <LogoMark className={sizes[size].mark} />
      {/* The largest text leaves no room next to the menu button of a phone. */}
      <span>
        NexusAI{' '}
        <span className="font-medium tracking-[-0.01em] max-[480px]:extra-large:sr-only">Academy</span>
      </span>
    </Tag>
  );
}

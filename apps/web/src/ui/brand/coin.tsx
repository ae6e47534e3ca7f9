import { classNames } from '../class-names.ts';

export interface CoinProps {
  className?: string | undefined;
}

/** Nexii's bead struck with the N. */
export function Coin({ className }: CoinProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={classNames('inline-block', className ?? 'size-[1.375em]')}
    >
      <circle cx="20" cy="20" r="19" fill="#c47f00" />
      <circle cx="20" cy="19" r="18.5" fill="#ffc233" />
      <g fill="none" strokeLinecap="round">
        <circle cx="20" cy="19" r="14.6" stroke="#fff3cf" strokeWidth="2.2" strokeDasharray="0 4.17" />
        <path d="M14.5 25V13l11 12V13" stroke="#5e3a00" strokeWidth="2.8" strokeLinejoin="round" />
      </g>
    </svg>
  );
}

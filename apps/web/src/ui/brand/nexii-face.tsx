import { classNames } from '../class-names.ts';

/** The chatbot's face: a marigold bead with a beaded headband. Always decorative, next to a name. */
export function NexiiFace({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames('rounded-bead', className)}>
      <circle cx="24" cy="24" r="22" fill="#ffc233" />
      <path d="M4.2 16.5a22 22 0 0 1 39.6 0c-12.8-4.2-26.8-4.2-39.6 0z" fill="#1d34a5" />
      <g fill="none" strokeLinecap="round">
        <path
          d="m8.2 13.2 4-4.6 4 3.2 4-4.4 3.8 3.8 3.8-3.8 4 4.4 4-3.2 4 4.6"
          stroke="#fff"
          strokeWidth="1.7"
          strokeLinejoin="round"
        />
        <path
          d="M6.5 17.4c11.4-3.7 23.6-3.7 35 0"
          stroke="#ee6a94"
          strokeWidth="3"
          strokeDasharray="0 4.02"
        />
        <path d="M17.5 33.2c3.6 3.6 9.4 3.6 13 0" stroke="#171c3b" strokeWidth="2.2" />
      </g>
      <g fill="#171c3b">
        <circle cx="17" cy="26" r="2.7" />
        <circle cx="31" cy="26" r="2.7" />
      </g>
      <g fill="#fff">
        <circle cx="17.9" cy="25.1" r=".8" />
        <circle cx="31.9" cy="25.1" r=".8" />
      </g>
    </svg>
  );
}

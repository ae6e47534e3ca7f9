/** Shared by input, select and textarea. The error border is doubled by an inset shadow, so nothing moves. */
export const fieldLook =
  'w-full min-h-12 rounded-md border-control border-line-control bg-surface px-3.5 py-2 text-ink ' +
  'transition-[border-color,box-shadow] hover:border-ink-3 ' +
  'focus-visible:border-accent focus-visible:outline-offset-1 ' +
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] ' +
  'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-ink-3 ' +
  '[&[readonly]]:border-line-strong [&[readonly]]:bg-sunken';

/** The width of the page's content, with its gutters. */
export const wrap = 'mx-auto w-full max-w-[calc(var(--container-page)+2*var(--s-gutter))] px-gutter';

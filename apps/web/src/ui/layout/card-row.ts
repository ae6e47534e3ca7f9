/**
 * The items of a list side by side: on a phone in one row that scrolls sideways, so that a page stays short, and from
 * `sm` on in the columns that the caller adds. Items take `CARD_ROW_ITEM`.
 */
export const CARD_ROW =
  'relative max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:gap-3 max-sm:overflow-x-auto max-sm:overscroll-x-contain ' +
  'max-sm:scroll-px-gutter max-sm:px-gutter max-sm:pb-2 max-sm:[scrollbar-width:thin] sm:grid sm:gap-4';
export const CARD_ROW_ITEM = 'max-sm:w-[84%] max-sm:shrink-0 max-sm:snap-start';

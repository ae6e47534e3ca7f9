import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export interface PanelProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'header' | 'footer' | undefined;
  /** Not for a header or footer that spans the page. */
  isRounded?: boolean | undefined;
}

/** The printed cloth: one block per page at most. Text in `text-panel-ink` or `text-panel-ink-2`. */
export function Panel({ as: Tag = 'div', isRounded = true, className, ...rest }: PanelProps) {
  return <Tag {...rest} className={classNames('panel', isRounded && 'rounded-xl', className)} />;
}

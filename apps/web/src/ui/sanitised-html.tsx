import { createElement } from 'react';

export interface SanitisedHtmlProps {
  /** From the API, where it was made from our own Markdown and sanitised; never what a person typed. */
  html: string;
  as?: 'div' | 'span' | undefined;
  className?: string | undefined;
}

/** The one place where text becomes markup. */
export function SanitisedHtml({ html, as = 'div', className }: SanitisedHtmlProps) {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}

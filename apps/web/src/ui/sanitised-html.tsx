import { createElement } from 'react';

export interface SanitisedHtmlProps {
  /** From the API, rendered from our own Markdown and sanitised; never what a person typed. */
  html: string;
  as?: 'div' | 'span' | undefined;
  className?: string | undefined;
}

/** The only place where text becomes markup. */
export function SanitisedHtml({ html, as = 'div', className }: SanitisedHtmlProps) {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });
}

export type HtmlLinks = { scripts: string[]; stylesheets: string[]; fonts: string[] };

/** Our own files that a page requests at once, as paths inside the build. */
export function htmlLinks(html: string): HtmlLinks {
  const found: HtmlLinks = { scripts: [], stylesheets: [], fonts: [] };
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/gi)) {
    const kind = kindOf(tag);
    const address = attribute(tag, 'href') ?? attribute(tag, 'src');
    if (kind && address) found[kind].push(address.replace(/^\//, '').replace(/[?#].*$/, ''));
  }
  return found;
}

function kindOf(tag: string): keyof HtmlLinks | undefined {
  const rel = attribute(tag, 'rel');
  if (/^<script/i.test(tag) || rel === 'modulepreload') return 'scripts';
  if (rel === 'stylesheet') return 'stylesheets';
  return rel === 'preload' && attribute(tag, 'as') === 'font' ? 'fonts' : undefined;
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

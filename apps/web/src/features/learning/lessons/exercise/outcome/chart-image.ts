const NAMESPACE = 'http://www.w3.org/2000/svg';
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/**
 * A learner's SVG as an image: there it can neither run a script nor fetch anything. The page's styles do not reach
 * it, so its colour and typeface are set explicitly.
 */
export function chartImage(svg: string, colour: string): string {
  const attributes = `xmlns="${NAMESPACE}" width="640" height="400" color="${colour}" font-family="system-ui,sans-serif"`;
  const drawing = svg.includes(NAMESPACE) ? svg : svg.replace('<svg', `<svg ${attributes}`);
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The chart's own title and description. */
export function chartSummary({ svg, text }: { readonly svg: string; readonly text: string }): string {
  const [title, finding] = ['title', 'desc'].map((name) => elementText(svg, name));
  if (!finding) return title || text;
  return title ? `${title}: ${finding}` : finding;
}

function elementText(svg: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(svg)?.[1];
  return text?.replaceAll(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

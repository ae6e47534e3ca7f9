export interface FrontMatter {
  readonly yaml: string;
  readonly body: string;
  /** The line of the file where the body begins, from 1. */
  readonly bodyLine: number;
}

/** Null when the file does not start with front matter between two lines of three hyphens. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const match = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/m.exec(text);
  if (match === null || match.index !== 0) return null;
  const [whole, yaml = ''] = match;
  return { yaml, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

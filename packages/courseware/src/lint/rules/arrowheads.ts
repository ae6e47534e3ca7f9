import { lineOfMention } from '../../read/reading.ts';
import type { Lint } from '../linted-course.ts';

const FIGURE = /<svg[\s\S]*?<\/svg>/g;
const HEAD = /<(?:polygon|polyline)\b|<path\b[^>]*\bd="[^"]*(?:[lL][^"]*[lL]|[zZ])[^"]*"/;

/** A line without a head points nowhere. A marker would need an id, which figures may not have, so a head is drawn. */
export const checkArrowheads: Lint = ({ lessons }, report) => {
  for (const { source } of lessons)
    for (const [figure] of source.body.matchAll(FIGURE)) {
      const words = /<desc>([\s\S]*?)<\/desc>/.exec(figure)?.[1] ?? '';
      if (/\barrows?\b/i.test(words) && !HEAD.test(figure))
        report(
          source.file,
          source.bodyLine - 1 + lineOfMention(source.body, figure),
          'The desc of this figure speaks of an arrow, but no arrowhead is drawn.',
        );
    }
};

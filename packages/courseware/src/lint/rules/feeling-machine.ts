import type { Lint } from '../linted-course.ts';
import { textsOf } from '../texts-of.ts';

const FEELING =
  /\b(?:models?|machines?|chatbots?|computers?|programs?|AI) (?:really |also |now |then )?(feels?|felt|wants?|wanted|thinks?|thought|understands?|understood|believes?|believed)\b/i;

/** Quotations are somebody else's words. */
const withoutQuotes = (text: string) => text.replaceAll(/"[^"]*"|“[^”]*”/g, '""');

/** A model has no feelings and no wishes; text that suggests so teaches the opposite. */
export const checkFeelingMachine: Lint = (linted, report) => {
  for (const { file, line, text, isClaim } of textsOf(linted)) {
    const found = isClaim ? null : FEELING.exec(withoutQuotes(text));
    if (found) report(file, line, `"${found[0]}": say what it computes, not what a person would feel.`);
  }
};

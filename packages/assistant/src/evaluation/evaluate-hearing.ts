import { type ConcernShares, concernOf, concernShares, WordWeights } from '../hearing/index.ts';
import {
  distinctExamples,
  type HearingLabel,
  type LabelledExample,
  learnWords,
  type WrittenExamples,
} from '../training/hearing/index.ts';

const SHOWN_SHARES = [0.5, 0.6, 0.65, 0.7, 0.75, 0.8];

interface ScoredExample extends LabelledExample {
  readonly shares: ConcernShares;
}

/** The levels recognised for one writer by a model learnt from all others. */
function heldOut(writers: readonly WrittenExamples[], writer: WrittenExamples): ScoredExample[] {
  const own = new Set(writer.examples.map(({ message }) => message.toLowerCase()));
  const others = distinctExamples(writers.filter((each) => each !== writer)).filter(
    ({ message }) => !own.has(message.toLowerCase()),
  );
  const words = new WordWeights(learnWords(others));
  return writer.examples.map((example) => ({ ...example, shares: concernShares(words, example.message) }));
}

function lineOf(scored: readonly ScoredExample[], least?: number): string {
  const concern = ({ shares }: ScoredExample) => concernOf(shares, least);
  const isGrave = (each: ScoredExample) => concern(each) === 'crisis' || concern(each) === 'violence';
  const isHeard = (each: ScoredExample) => concern(each) !== null;
  const shareOf = (level: HearingLabel, isCounted: (each: ScoredExample) => boolean) => {
    const ofLevel = scored.filter(({ heardAs }) => heardAs === level);
    return ofLevel.length === 0 ? 'none' : (ofLevel.filter(isCounted).length / ofLevel.length).toFixed(3);
  };
  return [
    `crisis as grave ${shareOf('crisis', isGrave)}, heard ${shareOf('crisis', isHeard)}`,
    `violence as grave ${shareOf('violence', isGrave)}`,
    `distress heard ${shareOf('distress', isHeard)}, as grave ${shareOf('distress', isGrave)}`,
    `ordinary flagged ${shareOf('ordinary', isHeard)}`,
  ].join('; ');
}

/** A line for each writer, and for all of them together one for each threshold. */
export function evaluateHearing(writers: readonly WrittenExamples[], say: (line: string) => void): void {
  const all: ScoredExample[] = [];
  for (const writer of writers) {
    const scored = heldOut(writers, writer);
    all.push(...scored);
    say(`${writer.writer} (${scored.length}): ${lineOf(scored)}`);
  }
  for (const least of SHOWN_SHARES) say(`all, from ${least} on: ${lineOf(all, least)}`);
}

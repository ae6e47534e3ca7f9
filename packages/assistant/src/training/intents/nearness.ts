import {
  highestSimilarity,
  NearTexts,
  type Passage,
  PassageIndex,
  textKey,
  textsOf,
} from '../../embedding/passages/index.ts';
import { plainMessage } from '../../language/index.ts';
import type { NearestMatches } from '../../routing/index.ts';
import { OUTSIDE_UTTERANCES } from '../utterances/index.ts';

type Vectors = ReadonlyMap<string, Int8Array>;
type VectorsOf = (texts: readonly string[]) => Promise<Vectors>;

const LESSONS_COMPARED = 2;

/** Compares texts with the lessons of the repository as the server does with those of its database. */
export async function nearnessOf(
  texts: readonly string[],
  passages: readonly Passage[],
  vectorsOf: VectorsOf,
): Promise<(text: string) => NearestMatches> {
  const known = [...OUTSIDE_UTTERANCES, ...passages.flatMap(textsOf)];
  const vectors = await vectorsOf([...known, ...texts]);
  const vectorOf = (text: string) => {
    const vector = vectors.get(text);
    if (!vector) throw new Error(`There is no vector of ${JSON.stringify(text)}.`);
    return vector;
  };
  const nearTexts = new NearTexts(new Map(known.map((text) => [textKey(text), vectorOf(text)])));
  const index = new PassageIndex(passages, nearTexts);
  const outside = OUTSIDE_UTTERANCES.flatMap((text) => nearTexts.rowOf(text) ?? []);
  return (text) => {
    const near = nearTexts.compare(vectorOf(text));
    return {
      passages: index.rank(near, plainMessage(text), () => true, LESSONS_COMPARED),
      outside: highestSimilarity(near, outside),
    };
  };
}

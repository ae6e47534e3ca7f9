import { isShowable } from '../display-names/index.ts';
import { readableName } from '../person-names/index.ts';

/** All that the front page shows of a name. Names older than the rule may be anything at all. */
export function pioneerName(stored: string): string {
  const first = readableName(stored)?.split(' ', 1)[0] ?? '';
  return isShowable(first) ? first : 'Somebody';
}

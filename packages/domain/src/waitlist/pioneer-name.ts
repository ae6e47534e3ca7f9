import { shownFirstName } from '../display-names/index.ts';
import { readableName } from '../person-names/index.ts';

/** All that the front page shows of a name. Names older than the rule may be anything at all. */
export function pioneerName(stored: string): string {
  return shownFirstName(readableName(stored) ?? '') ?? 'Somebody';
}

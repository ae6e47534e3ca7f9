import { shownFirstName } from '../../accounts/display-names/index.ts';
import { readableName } from '../../accounts/person-names/index.ts';

/** All that the front page shows of a name. Names older than the rule may contain anything. */
export function pioneerName(stored: string): string {
  return shownFirstName(readableName(stored) ?? '') ?? 'Somebody';
}

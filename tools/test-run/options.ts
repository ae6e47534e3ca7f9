import { parseArgs } from 'node:util';
import { DEFAULT_BRANCH } from './changed/changed-files.ts';

/** gate: what must pass before anything lands; all: the gate and everything that is too slow for it. */
type Suite = 'quick' | 'gate' | 'browser' | 'faults' | 'all';

export type TestRunOptions = {
  suite: Suite;
  filter: string | undefined;
  /** Only what differs from the point where this branch diverged from that one. */
  changedSince: string | undefined;
  /** Folders or files; none means all. */
  places: readonly string[];
};

export const usage = `Usage: npm test, npm run check, npm run test:browser, npm run test:faults, npm run test:all
  [-- --filter <text>]   only the tests whose title matches the regular expression, without the static checks
  [-- --changed [<ref>]] only what changed since this branch left main, or another branch or commit (check)
  [-- <folder> …]        only the tests of these folders or files (test:browser and test:faults)`;

export function parseOptions(args: readonly string[]): TestRunOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean' },
        browser: { type: 'boolean' },
        faults: { type: 'boolean' },
        all: { type: 'boolean' },
        filter: { type: 'string' },
        changed: { type: 'boolean' },
      },
    });
    const suites = (['quick', 'browser', 'faults', 'all'] as const).filter((suite) => values[suite]);
    const [suite = 'gate', ...others] = suites;
    if (others.length > 0) return undefined;
    if (values.changed) {
      if (suite !== 'quick' || positionals.length > 1) return undefined;
      const [changedSince = DEFAULT_BRANCH] = positionals;
      return { suite, filter: values.filter, changedSince, places: [] };
    }
    if (positionals.length > 0 && suite !== 'browser' && suite !== 'faults') return undefined;
    return { suite, filter: values.filter, changedSince: undefined, places: positionals };
  } catch {
    return undefined;
  }
}

import { parseArgs } from 'node:util';

export type TestRunOptions = { isQuick: boolean; filter: string | undefined };

export const usage = `Usage: npm test [-- --filter <text>], npm run check
  --quick           static checks and the unit tests that need no build, database or browser
  --filter <text>   only the tests whose title matches the regular expression, without the static checks`;

export function parseOptions(args: readonly string[]): TestRunOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { quick: { type: 'boolean', default: false }, filter: { type: 'string' } },
    });
    return { isQuick: values.quick, filter: values.filter };
  } catch {
    return undefined;
  }
}

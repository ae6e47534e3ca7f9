/** What was probably meant by arguments that no command takes; undefined if they do not look like a mistyped filter. */
export function filterHint(args: readonly string[]): string | undefined {
  if (args.includes('--changed')) return undefined;
  const filter = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--filter');
  if (filter === undefined) return undefined;
  return `✗ "${filter}" is no option. For the tests whose title matches it: "npm test -- --filter ${filter}" (with both pairs of dashes).`;
}

/** Why a filter is no regular expression; undefined if it is one. */
export function brokenFilter(filter: string | undefined): string | undefined {
  if (filter === undefined) return undefined;
  if (filter === '')
    return '✗ The filter is empty. "npm test -- --filter COIN-01" runs the tests of a clause.';
  try {
    new RegExp(filter);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `✗ The filter "${filter}" is no regular expression (${reason}). Put a backslash before ( ) [ ] * + ? . $ ^ |`;
  }
}

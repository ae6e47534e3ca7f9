import { CACHED_ROWS } from '../../apps/api/src/process-memory/cached-rows.ts';

const HEADING = '| On another server | Shown after at most | How it notices |\n|---|---|---|\n';

/** docs/operating.md with its table of what a server may show as it was. */
export function withCachedRows(page: string): string {
  const rows = Object.values(CACHED_ROWS).map(
    ({ holds, staleForMs, follows }) =>
      `| ${holds} | ${staleForMs === 0 ? 'at once' : `${staleForMs / 1000} seconds`} | ${follows} |\n`,
  );
  const start = page.indexOf(HEADING);
  if (start === -1) throw new Error(`docs/operating.md lacks the heading of its table:\n${HEADING}`);
  const end = page.indexOf('\n\n', start) + 1;
  return page.slice(0, start) + HEADING + rows.join('') + page.slice(end);
}

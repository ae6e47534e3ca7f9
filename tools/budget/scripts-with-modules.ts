const MOST_MODULES = 3;

/** The modules of each script of the build, by its address: `apps/web/dist/.vite/modules.json`. */
export type ModulesOfScripts = Readonly<Record<string, readonly string[]>>;

/** One line per script, the smallest first: a small script is the one to give to a group (`apps/web/build/chunk-groups.ts`). */
export function scriptsWithModules(scripts: Iterable<string>, modulesOf: ModulesOfScripts): string {
  return [...new Set(scripts)]
    .map((script) => ({ script, modules: modulesOf[script] ?? [] }))
    .sort((a, b) => a.modules.length - b.modules.length)
    .map(({ script, modules }) => {
      const more = modules.length > MOST_MODULES ? ` and ${modules.length - MOST_MODULES} more` : '';
      return `  ${script}: ${modules.slice(0, MOST_MODULES).join(', ')}${more}`;
    })
    .join('\n');
}

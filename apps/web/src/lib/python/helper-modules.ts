const sources = import.meta.glob<string>('../../../../../content/python/*.py', {
  query: '?raw',
  import: 'default',
});

/** The helper modules that an exercise names, each a separate file that is fetched on demand. */
export async function readHelperModules(names: readonly string[]): Promise<Record<string, string>> {
  const entries = names.map(async (name) => {
    const read = sources[`../../../../../content/python/${name}.py`];
    if (read === undefined) throw new Error(`There is no helper module "${name}".`);
    return [name, await read()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

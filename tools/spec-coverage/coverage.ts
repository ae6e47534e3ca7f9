export type TitledFile = { file: string; titles: readonly string[] };
export type AreaCoverage = { area: string; total: number; unproven: readonly string[] };
export type UnknownId = { file: string; id: string; title: string };

const idLike = /\b([A-Z]{2,})-(\d+)\b/g;
const digitsOfAnId = 2;

/** How much of each area the titles name, in the order of the ids; only the given areas, if any. */
export function coverageByArea(
  clauseIds: readonly string[],
  files: readonly TitledFile[],
  areas?: readonly string[],
): AreaCoverage[] {
  const named = new Set(files.flatMap(({ titles }) => titles.flatMap((title) => idsIn(title))));
  return Object.entries(Object.groupBy(clauseIds, areaOf))
    .filter(([area]) => areas?.includes(area) ?? true)
    .map(([area, ids = []]) => ({ area, total: ids.length, unproven: ids.filter((id) => !named.has(id)) }));
}

/** Ids in titles that the specification does not have: a typing error, or a dropped clause. */
export function findUnknownIds(clauseIds: readonly string[], files: readonly TitledFile[]): UnknownId[] {
  const known = new Set(clauseIds);
  const areas = new Set(clauseIds.map(areaOf));
  // SHA-256 in a title is not a clause; SHELL-256 would be one.
  const isMeantAsClause = (id: string) =>
    areas.has(areaOf(id)) || id.length - areaOf(id).length - 1 === digitsOfAnId;
  return files.flatMap(({ file, titles }) =>
    titles.flatMap((title) =>
      idsIn(title)
        .filter((id) => !known.has(id) && isMeantAsClause(id))
        .map((id) => ({ file, id, title })),
    ),
  );
}

function idsIn(title: string): string[] {
  return Array.from(title.matchAll(idLike), ([id]) => id);
}

function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

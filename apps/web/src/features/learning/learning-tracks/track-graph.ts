export interface GraphNode {
  readonly id: string;
  readonly prerequisites: readonly string[];
}

interface Link {
  readonly from: string;
  readonly to: string;
}

/** Prerequisites in other tracks are not part of this one's graph. */
function prerequisitesInside(nodes: readonly GraphNode[]): Map<string, string[]> {
  const known = new Set(nodes.map(({ id }) => id));
  return new Map(
    nodes.map(({ id, prerequisites }) => [id, prerequisites.filter((other) => known.has(other))]),
  );
}

/** The nodes in rows: each is below everything that it requires, as high as possible. */
export function layersOf<Node extends GraphNode>(nodes: readonly Node[]): Node[][] {
  const needs = prerequisitesInside(nodes);
  const depths = new Map<string, number>();
  const depthOf = (id: string): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    depths.set(id, 0); // A cycle would be an error in the data; it must not hang the page.
    const depth = Math.max(-1, ...(needs.get(id) ?? []).map(depthOf)) + 1;
    depths.set(id, depth);
    return depth;
  };
  const layers: Node[][] = [];
  for (const node of nodes) {
    const depth = depthOf(node.id);
    layers[depth] = [...(layers[depth] ?? []), node];
  }
  return layers.filter(Boolean);
}

/** The prerequisite links without the transitive ones, which would only hide the others. */
export function linksOf(nodes: readonly GraphNode[]): Link[] {
  const needs = prerequisitesInside(nodes);
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    (needs.get(to) ?? []).some((before) => {
      if (before === from) return true;
      if (seen.has(before)) return false;
      return leadsTo(from, before, seen.add(before));
    });
  return nodes.flatMap(({ id: to }) => {
    const direct = needs.get(to) ?? [];
    return direct
      .filter((from) => !direct.some((other) => other !== from && leadsTo(from, other)))
      .map((from) => ({ from, to }));
  });
}

interface TimedNode {
  readonly estimatedHours: number;
}

/** The hours at which each node starts and ends when the track is studied in order. */
export function studyHours(nodes: readonly TimedNode[]) {
  const total = nodes.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
  let from = 0;
  return nodes.map(({ estimatedHours }) => {
    const start = from;
    from += estimatedHours;
    const text =
      estimatedHours > 0 ? `Hours ${start} to ${from} of ${total}` : `After ${from} of ${total} hours`;
    return { from: start, to: from, text };
  });
}

interface CutText {
  /** What stays in the lesson; empty if the task is all of it. */
  readonly before: string;
  readonly task: string;
}

/** The task of an exercise, which its card shows: everything from the last heading before it, or the last paragraph. */
export function cutTask(text: string): CutText {
  const lines = text.trimEnd().split('\n');
  let fence: string | null = null;
  let heading = -1;
  let paragraph = 0;
  for (const [index, line] of lines.entries()) {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === null ? mark : line.startsWith(fence) ? null : fence;
    if (fence !== null) continue;
    if (/^#{2,3}\s/.test(line)) heading = index;
    if (line.trim() === '') paragraph = index + 1;
  }
  const start = heading < 0 ? paragraph : heading;
  return { before: lines.slice(0, start).join('\n'), task: lines.slice(start).join('\n') };
}

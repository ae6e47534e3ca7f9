type ReplyBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const ITEM = /^- +/;

function blockOf(lines: readonly string[], isList: boolean): ReplyBlock {
  return isList
    ? { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) }
    : { kind: 'text', text: lines.join('\n') };
}

/** Paragraphs are separated by an empty line; lines that start with a dash are a list, also directly after a sentence. */
export function replyBlocks(text: string): readonly ReplyBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const runs: string[][] = [];
      for (const line of part.split('\n')) {
        const last = runs.at(-1);
        if (last && ITEM.test(last[0] ?? '') === ITEM.test(line)) last.push(line);
        else runs.push([line]);
      }
      return runs.map((lines) => blockOf(lines, ITEM.test(lines[0] ?? '')));
    });
}

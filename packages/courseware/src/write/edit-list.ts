import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';

/** The list under a key of a course's file; null if the file cannot be read or has no such list. */
function listUnder(text: string, key: string): YAMLSeq | null {
  const document = parseDocument(text, { prettyErrors: false });
  const list = document.errors.length === 0 && isMap(document.contents) ? document.get(key, true) : null;
  return isSeq(list) && list.items.length > 0 ? list : null;
}

const spliced = (text: string, from: number, to: number, by: string) =>
  `${text.slice(0, from)}${by}${text.slice(to)}`;

/** Adds a name to a list and leaves every other letter of the file as its author wrote it. */
export function addToList(text: string, key: string, name: string): string | null {
  const list = listUnder(text, key);
  const last = list?.items.at(-1);
  if (!list?.range || !isNode(last) || !last.range) return null;
  const end = last.range[1];
  if (list.flow) return spliced(text, end, end, `, ${name}`);
  const line = text.slice(text.lastIndexOf('\n', last.range[0]) + 1, last.range[0]);
  // A comment after the last entry stays with it.
  const next = text.indexOf('\n', text.slice(0, end).trimEnd().length);
  const place = next === -1 ? text.length : next;
  return spliced(text, place, place, `\n${line.replace(/-.*$/, '-')} ${name}`);
}

const idOf = (item: Node): unknown => (isMap(item) ? item.get('id') : isScalar(item) ? item.value : null);

/** Puts a name in place of the entry with this id; null if there is none. */
export function replaceInList(text: string, key: string, id: string, name: string): string | null {
  const found = listUnder(text, key)?.items.find((item) => isNode(item) && idOf(item) === id);
  if (!isNode(found) || !found.range) return null;
  const [from, to] = found.range;
  const isBlock = text.slice(from, to).includes('\n');
  return isBlock ? spliced(text, from, to, `${name}\n`) : spliced(text, from, to, name);
}

/** Removes the entry with this id; null if the list has none, or nothing else. */
export function removeFromList(text: string, key: string, id: string): string | null {
  const items = listUnder(text, key)?.items ?? [];
  const place = items.findIndex((item) => isNode(item) && idOf(item) === id);
  const [before, found, after] = [items[place - 1], items[place], items[place + 1]];
  if (items.length < 2 || !isNode(found) || !found.range) return null;
  const [from, to] = found.range;
  const line = text.lastIndexOf('\n', from) + 1;
  if (/^\s*-\s/.test(text.slice(line))) {
    // The whole lines of the entry, with the comment after it.
    const next = text.indexOf('\n', text.slice(0, to).trimEnd().length);
    return spliced(text, line, next === -1 ? text.length : next + 1, '');
  }
  if (isNode(after) && after.range) return spliced(text, from, after.range[0], '');
  return isNode(before) && before.range ? spliced(text, before.range[1], to, '') : null;
}

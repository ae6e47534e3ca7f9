import type { SearchHit } from '@academy/contract/catalogue/search';
import type { NavigationEntry } from '@academy/domain/access';
import type { ResultKind } from './search-kinds.ts';

export type MarkedText = SearchHit['title'];

export interface Result {
  readonly key: string;
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
  readonly href: string;
}

export interface ResultGroup {
  readonly kind: ResultKind;
  readonly results: readonly Result[];
}

function markedLabel(label: string, from: number, length: number): MarkedText {
  return [
    { text: label.slice(0, from), isMatch: false },
    { text: label.slice(from, from + length), isMatch: true },
    { text: label.slice(from + length), isMatch: false },
  ].filter(({ text }) => text !== '');
}

function pageResults(pages: readonly NavigationEntry[], text: string): Result[] {
  const term = text.trim().toLowerCase();
  if (term === '') return [];
  return pages.flatMap(({ label, path }) => {
    const from = label.toLowerCase().indexOf(term);
    const title = markedLabel(label, from, term.length);
    return from === -1 ? [] : [{ key: `page ${label}`, title, excerpt: [], href: path }];
  });
}

/** Pages by name first, then the kinds in the order of their best result. */
export function groupResults(
  pages: readonly NavigationEntry[],
  text: string,
  hits: readonly SearchHit[],
): ResultGroup[] {
  const groups = new Map<ResultKind, Result[]>();
  const foundPages = pageResults(pages, text);
  if (foundPages.length > 0) groups.set('page', foundPages);
  for (const { kind, id, title, excerpt, href } of hits)
    groups.set(kind, [...(groups.get(kind) ?? []), { key: `${kind} ${id}`, title, excerpt, href }]);
  return [...groups].map(([kind, results]) => ({ kind, results }));
}

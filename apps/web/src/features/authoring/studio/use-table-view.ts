import { useState } from 'react';
import { useSettledWords } from '../../../lib/answers/use-settled-words.ts';

export interface TableView {
  readonly words: string;
  readonly show: 'all' | 'archived' | 'updates' | 'deleted';
  readonly sort: string | null;
  readonly direction: 'up' | 'down';
  readonly page: number;
}

const FIRST: TableView = { words: '', show: 'all', sort: null, direction: 'up', page: 1 };

/** How the table is looked at. What is typed into the search is asked for after a pause. */
export function useTableView() {
  const [view, setView] = useState(FIRST);
  const askedWords = useSettledWords(view.words);

  const change = (part: Partial<TableView>) => setView((old) => ({ ...old, page: 1, ...part }));
  /** Up, then down, then the order of the academy again. */
  function sortBy(name: string) {
    if (view.sort !== name) change({ sort: name, direction: 'up' });
    else if (view.direction === 'up') change({ direction: 'down' });
    else change({ sort: null, direction: 'up' });
  }
  const { show, sort, direction, page } = view;
  const asked = {
    ...(sort !== null && { sort, direction }),
    ...(askedWords !== '' && { words: askedWords }),
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page }),
  };
  return { view, asked, change, sortBy };
}

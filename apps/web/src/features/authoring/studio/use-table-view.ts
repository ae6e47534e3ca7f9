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

/** The view of the table. The search text is debounced. */
export function useTableView() {
  const [view, setView] = useState(FIRST);
  const askedWords = useSettledWords(view.words);

  const change = (part: Partial<TableView>) => setView((old) => ({ ...old, page: 1, ...part }));
  /** Ascending, then descending, then the default order again. */
  function sortBy(name: string) {
    if (view.sort !== name) change({ sort: name, direction: 'up' });
    else if (view.direction === 'up') change({ direction: 'down' });
    else change({ sort: null, direction: 'up' });
  }
  const { show, sort, direction, page } = view;
  const query = {
    ...(sort !== null && { sort, direction }),
    ...(askedWords !== '' && { words: askedWords }),
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page }),
  };
  return { view, asked: query, change, sortBy };
}

import { PRODUCT_NAME } from '@academy/domain/product';
import { useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** What pages have said they are about, by path: so a way back has its name at once. */
const names = new Map<string, string>();

function show(title: string): void {
  document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
}

/** The title of a path, until its page knows better. */
export function showPageTitle(path: string, general: string): void {
  show(names.get(path) ?? general);
}

/** For a page that knows better than its path what it is about. */
export function usePageTitle(title: string | undefined): void {
  const path = usePathname();
  useEffect(() => {
    if (title === undefined) return;
    names.set(path, title);
    show(title);
  }, [title, path]);
}

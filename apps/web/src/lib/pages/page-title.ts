import { PRODUCT_NAME } from '@academy/domain/product';
import { useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** The titles that pages have set, by path, so that a way back has its name at once. */
const names = new Map<string, string>();

function show(title: string): void {
  document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
}

/** The title of a path, until its page sets a more specific one. */
export function showPageTitle(path: string, general: string): void {
  show(names.get(path) ?? general);
}

/** For a page with a more specific title than its path gives. */
export function usePageTitle(title: string | undefined): void {
  const path = usePathname();
  useEffect(() => {
    if (title === undefined) return;
    names.set(path, title);
    show(title);
  }, [title, path]);
}

import { PRODUCT_NAME } from '../product/index.ts';

// 1§2: these paths have their own title; all others carry the product's name.
const TITLES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/training': 'Training Hub',
  '/careers': 'Explore Careers',
  '/events': 'Events',
  '/content': 'Content',
  '/collections': 'Collections',
  '/crypto': 'Crypto Dashboard',
  '/help': 'Help',
  '/admin': 'Admin Dashboard',
};

export function pageTitle(path: string): string {
  if (path.startsWith('/career-path/')) return 'Career Path';
  return Object.hasOwn(TITLES, path) ? (TITLES[path] ?? PRODUCT_NAME) : PRODUCT_NAME;
}

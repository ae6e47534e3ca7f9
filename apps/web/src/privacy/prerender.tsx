import { renderToStaticMarkup } from 'react-dom/server';
import { PrivacyPage } from './privacy-page.tsx';

export function prerender(): { privacy: string } {
  return { privacy: renderToStaticMarkup(<PrivacyPage />) };
}

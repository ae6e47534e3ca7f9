import type { PageFacts } from '@academy/domain/admissions/waitlist';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Checking } from './checking.tsx';
import { LandingPage } from './landing-page.tsx';

/**
 * The HTML of the pages before any script runs; `main.tsx` hydrates exactly this. The server renders it again where
 * the academy has changed a setting.
 */
export function prerender(known?: PageFacts): { landing: string; 'sign-in': string; door: string } {
  return {
    landing: renderToString(
      <StrictMode>
        <LandingPage known={known} />
      </StrictMode>,
    )
      .replace(/data-problem="waitlist"[^>]*>/, '$&<!--waitlist-problem-->')
      .replace(/data-place="waitlist"[^>]*>/, '$&<!--waitlist-place-->'),
    'sign-in': renderToString(
      <StrictMode>
        <LandingPage isSignInOpen known={known} />
      </StrictMode>,
    ).replace(/data-problem="[^"]*"[^>]*>/, '$&<!--problem-->'),
    door: renderToString(<Checking />),
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AS_SPECIFIED, type PageFacts } from '@academy/domain/admissions/waitlist';
import { withinLimit } from '../endpoints/time-limit.ts';
import { makePage, type Page, type PageSettings } from './built-page.ts';

const NAMES = ['landing', 'sign-in'] as const;
/** The landing page, and the same with its panel open. */
type LandingPages = Readonly<Record<(typeof NAMES)[number], Page>>;

/** The data from which the build rendered these pages; it is stored with them. */
const RENDERER = '.render/landing.js';
type Renderer = (known?: PageFacts) => Readonly<Record<(typeof NAMES)[number], string>>;

/** How long a visitor waits for the academy's settings; after that the page is sent as it was last. */
const PATIENCE_MS = 250;

interface LandingParts {
  readonly webRoot: string;
  readonly settings: PageSettings;
  readonly built: LandingPages;
  readonly readFacts: () => PageFacts | Promise<PageFacts>;
  readonly onFault: (error: unknown) => void;
}

/** Escaped for a data script in HTML. */
const asData = (facts: PageFacts) => JSON.stringify(facts).replaceAll('<', '\\u003c');

/**
 * The pages that name the launch, the places and the contact address. They are built as specified; if the academy has set
 * other values they are rendered again, once per change, so that they are right before any script runs.
 */
export function createLandingPages({
  webRoot,
  settings,
  built,
  readFacts,
  onFault,
}: LandingParts): () => Promise<LandingPages> {
  const renderer = join(webRoot, RENDERER);
  if (!existsSync(renderer)) return () => Promise.resolve(built);
  const specified = asData(AS_SPECIFIED);
  let last: { readonly facts: string; readonly pages: LandingPages } = { facts: specified, pages: built };

  async function write(known: PageFacts, facts: string): Promise<LandingPages> {
    if (facts === specified) return built;
    const { prerender } = (await import(pathToFileURL(renderer).href)) as { readonly prerender: Renderer };
    const before = prerender();
    const after = prerender(known);
    const pageOf = (name: keyof LandingPages): Page => {
      const { html } = built[name];
      if (!html.includes(before[name])) throw new Error(`The renderer is not that of the ${name} page.`);
      return makePage(
        html
          .replace(before[name], () => after[name])
          .replace(
            '</body>',
            (end) => `<script type="application/json" id="academy-facts">${facts}</script>${end}`,
          ),
        settings,
      );
    };
    return { landing: pageOf('landing'), 'sign-in': pageOf('sign-in') };
  }

  return async () => {
    try {
      const pending = readFacts();
      const known = pending instanceof Promise ? await withinLimit(pending, PATIENCE_MS) : pending;
      const facts = asData(known);
      if (facts !== last.facts) last = { facts, pages: await write(known, facts) };
    } catch (error) {
      onFault(error);
    }
    return last.pages;
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  MAILED_PATHS,
  matchRoute,
  ROUTE_ACCESS,
  type RoutePath,
  routeOf,
  SIGN_IN_PATHS,
} from '@academy/domain/access';
import type { PageFacts } from '@academy/domain/admissions/waitlist';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gate } from '../endpoints/gate.ts';
import { chooseEncoding } from '../endpoints/responses/compressed-text.ts';
import { PROBLEMS, sendProblem } from '../problems/problem.ts';
import { answerUnknownAddress } from '../problems/unknown-address.ts';
import { serveBuiltFiles } from './built-files.ts';
import { type Page, type PageSettings, readPage } from './built-page.ts';
import { createKeptAssets } from './kept-assets.ts';
import { createLandingPages } from './landing-pages.ts';
import type { FormEndpoint } from './page-form.ts';
import { serveSignInForm } from './sign-in-form.ts';
import { serveWaitlistForm } from './waitlist-form.ts';

/**
 * `landing`: what a visitor sees at `/`. `sign-in`: the same with its panel open. `door`: the visitor's guard on other
 * paths. `app`: the application; `home`: the same on Home; `bare`: the same without its shell, for links from a mail.
 */
export const PAGES = ['landing', 'sign-in', 'door', 'app', 'home', 'bare', 'privacy'] as const;
type PageName = (typeof PAGES)[number];

function visitorsPage(route: RoutePath): PageName {
  return SIGN_IN_PATHS.includes(route) ? 'sign-in' : 'door';
}

/**
 * The pages of the application under separate addresses, the same for everybody: the service worker caches them, and
 * serves them when the device knows that the person is signed in.
 */
const SHELLS = { '/shells/home': 'home', '/shells/app': 'app' } as const satisfies Record<string, PageName>;

/** A visitor never downloads the application, and a learner never the landing page. */
async function pageFor(gate: Gate, request: FastifyRequest, path: string): Promise<PageName> {
  const route = routeOf(path);
  const token = gate.cookie.read(request);
  if (route === '/privacy') return 'privacy';
  // A link from a mail works for anyone. An unknown path shows its card to anyone, inside the shell if signed in.
  if (route === null) return token === null ? 'bare' : 'app';
  if (MAILED_PATHS.includes(route)) return 'bare';
  // A cookie is a good enough guess for the inner pages: their guard checks again. `/` must be right at once.
  if (route !== '/') return token === null ? visitorsPage(route) : 'app';
  if (token === null) return 'landing';
  const actor = await gate.readActor(token).catch(() => null);
  return actor === null ? 'landing' : 'home';
}

/** A page's lines for link previews, by route. Null: the address does not exist, which the page itself says too. */
type Previews = Partial<
  Record<RoutePath, (params: Readonly<Record<string, string>>) => Promise<string | null>>
>;

interface PageParts {
  readonly forms: { readonly signIn: FormEndpoint; readonly waitlist: FormEndpoint };
  readonly previews: Previews;
  /** The academy's settings that differ from the ones the pages were built with. */
  readonly readFacts: () => PageFacts | Promise<PageFacts>;
  /** A browser has opened the landing page; visitors are not tracked. */
  readonly onLandingView: () => void;
}

export function serveWebPages(
  app: FastifyInstance,
  gate: Gate,
  webRoot: string,
  settings: PageSettings,
  { forms, previews, readFacts, onLandingView }: PageParts,
): void {
  const isBuilt = existsSync(join(webRoot, 'app.html'));
  if (!isBuilt) {
    app.setNotFoundHandler(answerUnknownAddress);
    return;
  }
  const built = Object.fromEntries(PAGES.map((name) => [name, readPage(webRoot, name, settings)])) as Record<
    PageName,
    Page
  >;
  const landingPages = createLandingPages({
    webRoot,
    settings,
    built,
    readFacts,
    onFault: (error) => app.log.warn({ err: error }, 'The landing page is shown as it was last.'),
  });
  const pageOf = async (name: PageName): Promise<Page> =>
    name === 'landing' || name === 'sign-in' ? (await landingPages())[name] : built[name];
  serveSignInForm(app, gate, () => pageOf('sign-in'), forms.signIn);
  serveWaitlistForm(app, gate, () => pageOf('landing'), forms.waitlist);

  serveBuiltFiles(app, webRoot);
  const sendKeptAsset = createKeptAssets(gate.reading);

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    name: PageName,
    status: number,
    vary: string,
  ) {
    const page = await pageOf(name);
    reply.headers(page.headers).headers({ 'cache-control': 'no-cache', vary, etag: page.etag });
    // A page that the browser has cached costs only the revalidation.
    const isKnown = request.headers['if-none-match']?.replace(/^W\//, '') === page.etag;
    if (isKnown && status === 200) return reply.status(304).send();
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(chooseEncoding(page.body, request, reply));
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return answerUnknownAddress(request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(request, reply, PROBLEMS.wrongMethod);
    if (path.startsWith('/assets/'))
      return (await sendKeptAsset(path, request, reply)) ?? sendProblem(request, reply, PROBLEMS.notFound);
    const name = await pageFor(gate, request, path);
    if (name === 'landing' && request.method === 'GET') onLandingView();
    return sendPage(request, reply, name, routeOf(path) === null ? 404 : 200, 'Cookie, Accept-Encoding');
  }

  /** A page whose head is specific to one address; too rarely requested to keep it compressed. */
  async function servePreviewed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { route, params } = matchRoute(request.url.split('?', 1)[0] ?? '/') ?? {};
    const head = route && (await previews[route]?.(params ?? {}));
    const page = built.bare;
    return reply
      .headers(page.headers)
      .headers({ 'cache-control': 'no-cache', vary: 'Cookie' })
      .status(head === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(page.html.replace('</head>', (end) => `${head ?? ''}${end}`));
  }

  app.setNotFoundHandler(servePage);
  for (const path of Object.keys(ROUTE_ACCESS)) app.get(path, path in previews ? servePreviewed : servePage);
  for (const [path, name] of Object.entries(SHELLS))
    app.get(path, (request, reply) => sendPage(request, reply, name, 200, 'Accept-Encoding'));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MAILED_PATHS, ROUTE_ACCESS, type RoutePath, routeOf, SIGN_IN_PATHS } from '@academy/domain/access';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../endpoints/compressed-text.ts';
import type { Gate } from '../endpoints/gate.ts';
import { PROBLEMS, sendProblem } from '../problems/problem.ts';
import { answerUnknownAddress } from '../problems/unknown-address.ts';
import { type Page, type PageSettings, readPage } from './built-page.ts';
import { PYTHON_WORKER_POLICY } from './security-headers.ts';
import { type SignInForm, serveSignInForm } from './sign-in-form.ts';

/**
 * `landing`: what a visitor sees at `/`. `sign-in`: the same with its panel open. `door`: the visitor's guard on other
 * paths. `app`: the application; `home`: the same on Home; `bare`: the same without its shell, for links from a mail.
 */
const PAGES = ['landing', 'sign-in', 'door', 'app', 'home', 'bare', 'privacy'] as const;
type PageName = (typeof PAGES)[number];

function visitorsPage(route: RoutePath): PageName {
  return SIGN_IN_PATHS.includes(route) ? 'sign-in' : 'door';
}

/** A visitor never downloads the application, and a learner never the landing page. */
async function pageFor(gate: Gate, request: FastifyRequest, path: string): Promise<PageName> {
  const route = routeOf(path);
  const token = gate.cookie.read(request);
  if (route === '/privacy') return 'privacy';
  // A link from a mail works for anyone. An unknown path shows its card to anyone, in the shell to those inside.
  if (route === null) return token === null ? 'bare' : 'app';
  if (MAILED_PATHS.includes(route)) return 'bare';
  // A cookie is a good enough guess for the inner pages: their guard asks again. `/` must be right at once.
  if (route !== '/') return token === null ? visitorsPage(route) : 'app';
  if (token === null) return 'landing';
  const actor = await gate.readActor(token).catch(() => null);
  return actor === null ? 'landing' : 'home';
}

export function serveWebPages(
  app: FastifyInstance,
  gate: Gate,
  webRoot: string,
  settings: PageSettings,
  signInForm: SignInForm,
): void {
  const isBuilt = existsSync(join(webRoot, 'app.html'));
  if (!isBuilt) {
    app.setNotFoundHandler(answerUnknownAddress);
    return;
  }
  const pages = new Map(PAGES.map((name): [PageName, Page] => [name, readPage(webRoot, name, settings)]));
  serveSignInForm(app, gate, pages.get('sign-in'), signInForm);

  void app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{html,br,gz}', '.vite/**', '.stamp'],
    cacheControl: false,
    setHeaders(reply, path) {
      // The path is that of a compressed copy, where there is one.
      if (/\/sw\.js(\.\w+)?$/.test(path)) {
        // The worker itself fetches, under the policy that it came with.
        reply.headers({
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
        });
        return;
      }
      if (/\/assets\/python-worker-[^/]+\.js(\.\w+)?$/.test(path))
        reply.header('content-security-policy', PYTHON_WORKER_POLICY);
      // Files below assets/ carry a hash of their content in their name.
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) return answerUnknownAddress(request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(request, reply, PROBLEMS.wrongMethod);
    if (path.startsWith('/assets/')) return sendProblem(request, reply, PROBLEMS.notFound);
    const page = pages.get(await pageFor(gate, request, path));
    if (!page) return sendProblem(request, reply, PROBLEMS.fault);
    reply
      .headers(page.headers)
      .headers({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding', etag: page.etag });
    // A page that the browser still holds costs nothing but the question.
    const isKnown = request.headers['if-none-match']?.replace(/^W\//, '') === page.etag;
    if (isKnown && routeOf(path) !== null) return reply.status(304).send();
    return reply
      .status(routeOf(path) === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(chooseEncoding(page.body, request, reply));
  }
  app.setNotFoundHandler(servePage);
  for (const path of Object.keys(ROUTE_ACCESS)) app.get(path, servePage);
}

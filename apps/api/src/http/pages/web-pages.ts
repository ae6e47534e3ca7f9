import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_ACCESS, routeOf } from '@academy/domain/access';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { type CompressedText, chooseEncoding, compressText } from '../endpoints/compressed-text.ts';
import type { Gate } from '../endpoints/gate.ts';
import { PROBLEMS, sendProblem } from '../problems/problem.ts';
import { answerUnknownAddress } from '../problems/unknown-address.ts';
import { PYTHON_WORKER_POLICY, pageHeaders } from './security-headers.ts';

/** `landing`: what a visitor sees at `/`. `door`: the visitor's guard on other paths. `app`: the application. */
const PAGES = ['landing', 'door', 'app', 'privacy'] as const;
type PageName = (typeof PAGES)[number];

interface Page {
  readonly body: CompressedText;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(
    `<${element}(?![^>]*\\bsrc=)(?![^>]*application/ld\\+json)[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  return [...html.matchAll(inline)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

// What the build writes where a page must name its own address in full.
const BUILT_ADDRESS = 'https://nexusai.academy/';

type PageSettings = Pick<Config, 'isSecure' | 'PUBLIC_URL'>;

function readPage(webRoot: string, name: PageName, { isSecure, PUBLIC_URL }: PageSettings): Page {
  const built = readFileSync(join(webRoot, `${name}.html`), 'utf8');
  const html = PUBLIC_URL ? built.replaceAll(BUILT_ADDRESS, `${new URL(PUBLIC_URL).origin}/`) : built;
  const hashes = { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { body: compressText(html), headers: pageHeaders(hashes, isSecure), etag };
}

/** A visitor never downloads the application, and a learner never the landing page. */
async function pageFor(gate: Gate, request: FastifyRequest, path: string): Promise<PageName> {
  const route = routeOf(path);
  const token = gate.cookie.read(request);
  // An unknown path shows its card in the shell, to visitors too. A link from a mail works for anyone.
  if (route === '/privacy') return 'privacy';
  if (route === null || route === '/reset-password' || route === '/invitation') return 'app';
  // A cookie is a good enough guess for the inner pages: their guard asks again. `/` must be right at once.
  if (route !== '/') return token === null ? 'door' : 'app';
  if (token === null) return 'landing';
  const actor = await gate.readActor(token).catch(() => null);
  return actor === null ? 'landing' : 'app';
}

export function serveWebPages(
  app: FastifyInstance,
  gate: Gate,
  webRoot: string,
  settings: PageSettings,
): void {
  const isBuilt = existsSync(join(webRoot, 'app.html'));
  if (!isBuilt) {
    app.setNotFoundHandler(answerUnknownAddress);
    return;
  }
  const pages = new Map(PAGES.map((name) => [name, readPage(webRoot, name, settings)]));

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

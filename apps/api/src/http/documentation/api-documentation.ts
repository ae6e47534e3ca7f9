import { createHash } from 'node:crypto';
import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../pages/security-headers.ts';
import { openApiDocument } from './openapi-document.ts';

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#171c3b,#f4f2ec);--ink-2:light-dark(#454963,#c8cbdf);--page:light-dark(#f8f6f1,#0b1026);--card:light-dark(#fff,#131a38);--line:light-dark(#e5e0d5,#28315a);--accent:light-dark(#2644d0,#a9baff)}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
section{background:var(--card);border:1px solid var(--line);border-radius:1.125rem;padding:1.25rem;margin-block:1rem}
h2{font-size:1.125rem;margin:0 0 .5rem;overflow-wrap:anywhere}h2 b{color:var(--accent)}p{margin:.25rem 0;overflow-wrap:anywhere;color:var(--ink-2)}a{color:var(--accent)}
summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center}pre{margin:0;overflow:auto;font-size:1rem}`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function section([key, endpoint]: [string, Endpoint]): string {
  const [method, path] = key.split(' ');
  const refusals = Object.entries(endpoint.refusals).map(
    ([code, { status, sentence }]) => `<li>${status} <code>${code}</code> ${escaped(sentence)}</li>`,
  );
  return [
    `<section><h2><b>${method}</b> ${path}</h2><p>${escaped(endpoint.summary)}</p>`,
    `<p>Access: ${endpoint.access}.${endpoint.isRepeatable ? ' Takes an Idempotency-Key.' : ''} Answers ${endpoint.status}.</p>`,
    refusals.length > 0 ? `<ul>${refusals.join('')}</ul>` : '',
    endpoint.body ? details('Request body', endpoint.body) : '',
    endpoint.query ? details('Query', endpoint.query) : '',
    endpoint.answer ? details('Answer', endpoint.answer) : '',
    '</section>',
  ].join('');
}

function page(): string {
  return [
    '<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<title>API · ${PRODUCT_NAME}</title><style>${STYLE}</style></head><body><main><h1>${PRODUCT_NAME} API</h1>`,
    '<p>Errors are one plain sentence; with <code>Accept: application/problem+json</code> they are RFC 9457.',
    ' The same as <a href="/api/openapi.json">OpenAPI</a>.</p>',
    ...Object.entries<Endpoint>(endpoints).map(section),
    '</main></body></html>',
  ].join('');
}

/** Built on first use: no start needs to wait for hundreds of kilobytes of text. */
let madeDocument: string | undefined;
let madePage: string | undefined;

function document(): string {
  madeDocument ??= JSON.stringify(openApiDocument());
  return madeDocument;
}

function html(): string {
  madePage ??= page();
  return madePage;
}

/** The contract, for programs at `/api/openapi.json` and for people at `/api/docs`. */
export function serveApiDocumentation(app: FastifyInstance): void {
  const styleHash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
  const headers = pageHeaders({ scripts: [], styles: [styleHash] }, false, null);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(html()),
  );
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PROGRAM_WORKER_POLICY, SERVICE_WORKER_POLICY } from './security-headers.ts';

const SVG = 'image/svg+xml';

/** Of a file below assets/, which carries a hash of its content in its name; the path may be that of a compressed copy. */
export function assetHeaders(path: string): Readonly<Record<string, string>> {
  const isProgramWorker = /\/assets\/(?:python|sql)-worker-[^/]+\.js(\.\w+)?$/.test(path);
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isProgramWorker && { 'content-security-policy': PROGRAM_WORKER_POLICY }),
  };
}

/** Scripts, styles and pictures of the build, pre-compressed where a compressed copy exists. */
export function serveBuiltFiles(app: FastifyInstance, webRoot: string): void {
  void app.register(async (files) => {
    // The plugin sets the character set of texts and scripts by itself.
    files.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.getHeader('content-type') === SVG) reply.header('content-type', `${SVG}; charset=utf-8`);
      done(null, payload);
    });
    await files.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{html,br,gz}', '.vite/**', '.render/**', '.stamp'],
      cacheControl: false,
      setHeaders(reply, path) {
        // The path may be that of a compressed copy.
        if (/\/sw\.js(\.\w+)?$/.test(path)) {
          reply.headers({
            'cache-control': 'public, max-age=600',
            'content-security-policy': SERVICE_WORKER_POLICY,
          });
          return;
        }
        reply.headers(
          path.includes('/assets/') ? assetHeaders(path) : { 'cache-control': 'public, max-age=3600' },
        );
      },
    });
  });
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import { ContentMemory } from '../documents/content-memory.ts';
import { acceptedEncoding } from '../endpoints/responses/compressed-text.ts';
import { assetHeaders } from './built-files.ts';
import { findAsset, type KeptAsset, keepBuild, newestBuild } from './kept-assets.store.ts';

export const WEB_ROOT = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

const PATH = /^\/assets\/([\w.-]{1,150})$/;
const COPY = /\.(?:br|gz)$/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

async function readAsset(folder: string, name: string, files: ReadonlySet<string>): Promise<KeptAsset> {
  const read = (file: string) => readFile(join(folder, file));
  if (!files.has(`${name}.br`) || !files.has(`${name}.gz`))
    return { plain: await read(name), br: null, gzip: null };
  return { plain: null, br: await read(`${name}.br`), gzip: await read(`${name}.gz`) };
}

export class AssetsError extends Error {}

/** Stores the hashed files of this server's build beside those of the one before it, unless they are stored. */
export async function storeAssets(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  webRoot: string,
): Promise<void> {
  const folder = join(webRoot, 'assets');
  const files = new Set((await readdir(folder).catch(() => [])).sort());
  const names = [...files].filter((file) => !COPY.test(file));
  if (names.length === 0) throw new AssetsError(`There is no web app in ${webRoot}. Run npm run build.`);
  // The names carry hashes of what the files hold.
  const id = createHash('sha256').update(names.join('\n')).digest('base64url');
  if ((await newestBuild(db)) === id) return;
  const assets = new Map<string, KeptAsset>();
  for (const name of names) assets.set(name, await readAsset(folder, name, files));
  await db.transaction((tx) => keepBuild(tx, id, assets, clock()));
}

/** Answers with a file of another build; null when neither of the last two has it. */
export function createKeptAssets(db: Queryable) {
  const memory = new ContentMemory<KeptAsset>({
    find: async (name) => (await findAsset.row(db, name)) ?? null,
    bytesOf: ({ plain, br, gzip }) => (plain?.length ?? 0) + (br?.length ?? 0) + (gzip?.length ?? 0),
  });

  return async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    const name = PATH.exec(path)?.[1];
    const asset = name === undefined ? null : await memory.read(name);
    if (!asset) return null;
    reply.headers(assetHeaders(path)).type(TYPES[extname(path)] ?? 'application/octet-stream');
    if (asset.plain) return reply.send(asset.plain);
    reply.header('vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(request);
    if (encoding === null) return reply.send(gunzipSync(asset.gzip));
    return reply.header('content-encoding', encoding).send(asset[encoding]);
  };
}

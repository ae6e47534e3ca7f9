import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { type CompressedText, compressText } from '../endpoints/responses/compressed-text.ts';
import { pageHeaders } from './security-headers.ts';

/** A page of the build as it is sent. */
export interface Page {
  readonly html: string;
  readonly body: CompressedText;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

export type PageSettings = Pick<Config, 'isSecure' | 'PUBLIC_URL' | 'payments'>;

// The build's placeholder for the page's own absolute address.
const BUILT_ADDRESS = 'https://nexusai.academy/';

/** Data scripts are not executed and need no permission. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(
    `<${element}(?![^>]*\\bsrc=)(?![^>]*application/(?:ld\\+)?json)[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  return [...html.matchAll(inline)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

export function readPage(webRoot: string, name: string, settings: PageSettings): Page {
  const built = readFileSync(join(webRoot, `${name}.html`), 'utf8');
  const { PUBLIC_URL } = settings;
  return makePage(
    PUBLIC_URL ? built.replaceAll(BUILT_ADDRESS, `${new URL(PUBLIC_URL).origin}/`) : built,
    settings,
  );
}

export function makePage(html: string, { isSecure, payments }: PageSettings): Page {
  const hashes = { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return {
    html,
    body: compressText(html),
    headers: pageHeaders(hashes, isSecure, payments?.sites ?? null),
    etag,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from '@academy/domain/access';
import { expect, it } from 'vitest';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const web = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(web, path));
const manifest = JSON.parse(read('public/app.webmanifest').toString());

/** Read from the file itself: PNG from its first chunk, WebP from its extended header, which stores it less one. */
function sizeOf(type: string, file: Buffer): string {
  if (type === 'image/png') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`;
}

const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots];

it('the application names its manifest', () => {
  expect(read('app.html').toString()).toContain('<link rel="manifest" href="/app.webmanifest" />');
});

it.each(pictures.filter(({ type }) => type !== 'image/svg+xml'))(
  '$src is as large as it is called',
  ({ src, sizes, type }) => {
    expect(sizeOf(type, read(`public${src}`))).toBe(sizes);
  },
);

it('there is what browsers ask for before they install: both icons, one that may be cut, a picture of each width', () => {
  expect(manifest.icons.map(({ sizes }: Picture) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
  expect(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual([
    'narrow',
    'wide',
  ]);
});

it('it starts, and its shortcuts lead, where there are pages', () => {
  const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)];
  for (const path of paths) expect(routeOf(path), path).not.toBeNull();
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { House } from 'lucide-react';
import { type ComponentType, createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon, type IconData } from '../src/ui/brand/create-icon.ts';
import { compactIcon } from './compact-icons.ts';

const ICONS = join(fileURLToPath(import.meta.resolve('lucide-react')), '../../esm/icons');

/** Imports a module of Lucide with `createIcon` left out: its default export is the data. */
async function dataOf(code: string): Promise<IconData> {
  const plain = code.replace(/^import .*createLucideIcon.*$/m, 'const createLucideIcon = (data) => data;');
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(plain)}`)).default;
}

async function readIcons(): Promise<string[]> {
  const files = (await readdir(ICONS)).filter((file) => file.endsWith('.mjs'));
  const codes = await Promise.all(files.map((file) => readFile(join(ICONS, file), 'utf8')));
  return codes.filter((code) => code.includes('__iconData = {'));
}

it('keeps the strokes of every icon, and nothing else', async () => {
  const icons = (await readIcons()).filter((_, index) => index % 10 === 0);
  expect(icons.length).toBeGreaterThan(100);
  for (const code of icons) {
    const strokes = (await dataOf(code)).node.map(([tag, { key, ...attributes }]) => [tag, attributes]);
    expect(await dataOf(compactIcon(code))).toEqual({ node: strokes });
  }
});

it('draws what Lucide draws', async () => {
  const house = await dataOf(compactIcon(await readFile(join(ICONS, 'house.mjs'), 'utf8')));
  const markup = (icon: ComponentType<SVGProps<SVGSVGElement>>) =>
    renderToStaticMarkup(
      createElement(icon, { 'aria-hidden': 'true', strokeWidth: 1.9, className: 'size-6' }),
    );
  const attributesOf = (svg: string) => svg.match(/^<svg ([^>]*)>/)?.[1]?.match(/[\w-]+="[^"]*"/g) ?? [];
  const [ours, theirs] = [markup(createIcon(house)), markup(House as ComponentType)];
  expect(ours.replace(/^<svg[^>]*>/, '')).toBe(theirs.replace(/^<svg[^>]*>/, ''));
  expect(attributesOf(theirs)).toEqual(
    expect.arrayContaining(attributesOf(ours).filter((each) => !each.startsWith('class='))),
  );
});

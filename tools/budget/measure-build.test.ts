import { describe, expect, it } from 'vitest';
import { measureBuild } from './measure-build.ts';

const sizes: Record<string, number> = {
  'landing.html': 3_000,
  'a/landing.js': 40_000,
  'a/shared.js': 5_000,
  'a/landing.css': 7_000,
  'a/font.woff2': 20_000,
  'theme.js': 500,
  'a/app.js': 90_000,
  'a/app.css': 15_000,
  'a/coins.js': 9_000,
  'a/chart.js': 4_000,
  'a/editor.js': 300_000,
  'a/line-fit.js': 2_000,
  'a/weights.bin': 70_000,
};
const manifest = {
  'landing.html': { file: 'a/landing.js', imports: ['_shared.js'] },
  'app.html': {
    file: 'a/app.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/coins.tsx', 'src/career.tsx'],
  },
  '_shared.js': { file: 'a/shared.js' },
  '_chart.js': { file: 'a/chart.js', imports: ['_shared.js'] },
  'src/coins.tsx': { file: 'a/coins.js', imports: ['_chart.js', 'app.html'] },
  'src/career.tsx': { file: 'a/chart.js', imports: ['app.html'], dynamicImports: ['src/editor.ts'] },
  'src/editor.ts': { file: 'a/editor.js' },
  '../../hearing/word-weights-light.bin': { file: 'a/weights.bin' },
  'src/lessons/explorables/machine-learning/line-fit-figure.tsx': {
    file: 'a/line-fit.js',
    imports: ['_shared.js'],
  },
};
const landingHtml = `<link rel="preload" as="font" href="/a/font.woff2" crossorigin>
  <script src=/theme.js></script><script type="module" crossorigin src="/a/landing.js"></script>
  <link rel="modulepreload" href="/a/shared.js"><link rel="stylesheet" href="/a/landing.css">`;
const appHtml = '<script type="module" src="/a/app.js"></script><link rel="stylesheet" href="/a/app.css">';

const sizeOf = (file: string) => {
  const size = sizes[file];
  if (size === undefined) throw new Error(`unexpected file ${file}`);
  return size;
};
// Sizes that a test can distinguish: styles count ten bytes a character.
const sizeOfText = (text: string) => (text.startsWith('body') ? text.length * 10 : 3_000);
const measure = (changes: Partial<Parameters<typeof measureBuild>[0]> = {}) =>
  Object.fromEntries(
    measureBuild({ manifest, landingHtml, appHtml, sizeOf, sizeOfText, ...changes }).map(
      ({ name, bytes }) => [name, bytes],
    ),
  );

describe('bytes of a build', () => {
  it('counts what the landing chat loads to hear people in distress', () => {
    expect(measure()).toMatchObject({ 'hearing of the landing chat': 70_000 });
  });

  it('counts the landing page with its scripts once each, linked styles and preloaded font', () => {
    expect(measure()).toMatchObject({
      'landing JavaScript': 45_500,
      'landing CSS': 7_000,
      'landing HTML': 3_000,
      'landing font': 20_000,
      'landing in all': 75_500,
    });
  });

  it('counts the own script of each figure that can be moved', () => {
    expect(measure()).toMatchObject({ 'explorable line-fit': 2_000 });
  });

  it('counts styles written into the page as CSS, and the rest of it as HTML', () => {
    const inlined = '<style>body{}</style><script type="module" src="/a/landing.js"></script>';
    expect(measure({ landingHtml: inlined })).toMatchObject({ 'landing CSS': 60, 'landing HTML': 3_000 });
  });

  it('counts the shell with all that it imports at once', () => {
    expect(measure()).toMatchObject({ 'shell JavaScript': 95_000, 'shell CSS': 15_000 });
  });

  it('counts for a route what it brings beyond the shell, without what it loads later', () => {
    expect(measure()).toMatchObject({ 'route src/coins.tsx': 13_000, 'route src/career.tsx': 4_000 });
  });

  it('counts the scripts of each view when nothing is there yet', () => {
    const scripts = measureBuild({ manifest, landingHtml, appHtml, sizeOf, sizeOfText }).flatMap((part) =>
      part.scripts === undefined ? [] : [[part.name, part.scripts.length]],
    );
    expect(Object.fromEntries(scripts)).toEqual({
      'landing JavaScript': 3,
      'shell JavaScript': 2,
      'route src/coins.tsx': 4,
      'route src/career.tsx': 3,
    });
  });

  it('counts for a later part of the landing page what it brings, the application included', () => {
    const changes = {
      manifest: {
        ...manifest,
        'landing.html': { ...manifest['landing.html'], dynamicImports: ['src/coins.tsx'] },
      },
    };
    expect(measure(changes)).toMatchObject({ 'landing part src/coins.tsx': 103_000 });
  });

  it('states the budget in bytes', () => {
    const [javaScript] = measureBuild({ manifest, landingHtml, appHtml, sizeOf, sizeOfText });
    expect(javaScript).toMatchObject({ name: 'landing JavaScript', bytes: 45_500, budgetInBytes: 100_000 });
  });

  it('follows the imports of a script that two pages share under another name', () => {
    const { 'landing.html': shared, ...others } = manifest;
    const changes = {
      manifest: { ...others, '_main.js': shared },
      landingHtml: '<script src="/a/landing.js">',
    };
    expect(measure(changes)).toMatchObject({ 'landing JavaScript': 45_000 });
  });

  it('refuses a page without any script of the build', () => {
    expect(() => measure({ appHtml: '<main></main>' })).toThrow(/names no script/);
  });
});

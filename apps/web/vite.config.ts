import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { answerShapes } from './build/answer-shapes.ts';
import { compactIcons } from './build/compact-icons.ts';
import { contentModules } from './build/content-modules.ts';
import { developmentPages } from './build/development-pages.ts';
import { earlyTapsScript } from './build/early-taps-script.ts';
import { flatFeatures } from './build/flat-features.ts';
import { themeScript } from './build/theme-script.ts';

const page = (name: string) => resolve(import.meta.dirname, `${name}.html`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    contentModules(),
    compactIcons(),
    themeScript(),
    earlyTapsScript(),
    developmentPages(),
    flatFeatures(),
  ],
  define: { ANSWER_SHAPES: JSON.stringify(await answerShapes()) },
  // The Python worker loads its parts on demand, which only module workers can.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Phones of the last five years; older ones no longer get security fixes.
    target: ['chrome100', 'firefox100', 'safari15.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { landing: page('landing'), door: page('door'), app: page('app'), privacy: page('privacy') },
    },
  },
});

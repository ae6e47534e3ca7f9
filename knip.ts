import type { KnipConfig } from 'knip';

/** A page uses the sources that it names by their path from the web app's folder. */
function importsOfPage(html: string): string {
  const sources = html.matchAll(/\s(?:src|href)=["']?\/(src\/[^"'\s>]+)/g);
  return Array.from(sources, ([, path]) => `import './${path}';`).join('\n');
}

const config: KnipConfig = {
  compilers: { html: importsOfPage },
  workspaces: {
    '.': {
      // The scripts of package.json run these by `env node`, which knip does not read.
      entry: [
        'tools/{budget,dev,fuzz,kill-rounds,patience,spec-coverage,test}.ts',
        'tools/dependencies/{audit-report,sbom,write-licences}.ts',
        'tools/docs/write-configuration.ts',
        'tools/guard/guard.ts',
        'tools/mutate/{main,test-process}.ts',
        'tools/paystack-simulator/main.ts',
        'tools/stripped/{register,strip-all}.mjs',
      ],
      project: ['tools/**/*.{ts,mjs}', '*.ts'],
      // tools/test-run/static-steps.ts runs their commands `depcruise` and `tsc`, which knip cannot see.
      ignoreDependencies: ['dependency-cruiser', '@typescript/native'],
    },
    'packages/*': { project: ['src/**/*.ts'] },
    'packages/assistant': { entry: ['src/commands/*.ts'], project: ['src/**/*.ts'] },
    // tools/test-run/static-steps.ts runs the check of the courseware as a program; the sandbox evaluates its boot.
    'packages/courseware': {
      entry: ['src/check.ts', 'src/sandbox/inside/boot.ts'],
      project: ['src/**/*.ts'],
      // src/sandbox/read-engine.ts reads its binary, and nothing imports its code.
      ignoreDependencies: ['@micropython/micropython-webassembly-pyscript'],
    },
    // A test reads every file of tables by its name and compares it with the database.
    'apps/api': {
      entry: ['src/main.ts', 'src/commands/*.ts', 'src/{modules/*/*,http}/tables.ts'],
      project: ['src/**/*.ts'],
    },
    // build.ts gives Vite the prerendering entries and the worker by their paths.
    'apps/web': {
      entry: ['*.html', 'src/*/prerender.tsx', 'src/service-worker/sw.ts'],
      project: ['src/**/*.{ts,tsx,css}', '*.{ts,html}', 'build/*.ts'],
    },
    e2e: { project: ['**/*.ts'] },
    // vitest.config.ts names the document's environment.
    screens: {
      entry: ['**/*.screen.ts', 'room/document/set-up.ts'],
      project: ['**/*.{ts,tsx}'],
      ignoreDependencies: ['happy-dom'],
    },
    // run.ts starts the bare server as a process of its own.
    benchmarks: { entry: ['run.ts', 'agents/run.ts', 'bare-server.ts'], project: ['**/*.ts'] },
  },
};

export default config;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const prepared = Object.entries(scripts).filter(([, command]) => command.includes('tools/bootstrap.mjs'));

describe('a command on a fresh clone', () => {
  it('is prepared for by itself: npm runs no script before another here', () => {
    expect(prepared.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'check', 'dev']));
  });

  // A shell caches where it found `node` first; `env` looks again, and finds the one that was just installed.
  it.each(prepared)('%s looks for Node anew after the install', (_name, command) => {
    expect(command).toMatch(
      /^node tools\/bootstrap\.mjs [a-z ]+ && (exec )?env( [A-Z_]+=\S+)* node( --\S+)* \S+\.ts( --\w+)?$/,
    );
  });
});

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeInto } from '../../temporary-folder.ts';
import { staticSteps } from '../static-steps.ts';
import { branchProblem, changesSince } from './changed-files.ts';
import { stepsFor } from './steps-for.ts';

const steps = (files: readonly string[], deleted: readonly string[] = []) =>
  stepsFor({ files, deleted }, staticSteps);
const names = (...files: string[]) => steps(files).map(({ name }) => name);

describe('the static steps for changed files', () => {
  it('are none where nothing changed', () => {
    expect(names()).toEqual([]);
  });

  it.each([
    ['a page of docs', 'docs/README.md', ['format and lint']],
    [
      'a rule of the domain',
      'packages/domain/src/rewards/coins/coins.ts',
      [
        'types of the web app and its screens',
        'types',
        'types of the service worker',
        'types of the browser tests',
        'architecture',
        'courseware',
        'format and lint',
      ],
    ],
    [
      'a test of the API',
      'apps/api/src/app.test.ts',
      [
        'types of the web app and its screens',
        'types',
        'architecture',
        'patience of the tests',
        'format and lint',
      ],
    ],
    [
      'words of a language',
      'content/assistant/words/zu.yaml',
      ['courseware', 'words of the assistant', 'format and lint'],
    ],
    ['a lesson', 'content/courses/python/a/lesson.md', ['courseware', 'format and lint']],
    [
      'a browser test',
      'e2e/tour/tour.spec.ts',
      ['types of the browser tests', 'architecture', 'patience of the tests', 'format and lint'],
    ],
  ])('of %s are those that read it', (_, file, expected) => {
    expect(names(file)).toEqual(expected);
  });

  it('look only at these files where a step takes files', () => {
    const file = 'tools/test.ts';
    const commands = Object.fromEntries(
      steps([file, 'README.md']).map(({ name, command }) => [name, command]),
    );
    expect(commands.architecture).toEqual(['depcruise', '--output-type', 'err-long', file]);
    expect(commands['format and lint']?.slice(-2)).toEqual([file, 'README.md']);
  });

  it('check the types of users of a deleted file', () => {
    expect(steps([], ['packages/domain/src/gone.ts']).map(({ name }) => name)).toContain('types');
  });

  it('are all types after a change of the dependencies', () => {
    expect(names('package-lock.json').filter((name) => name.startsWith('types'))).toHaveLength(4);
  });

  it('every static step is known here by its name or its program', () => {
    const everything = ['package.json', 'packages/domain/src/a.test.ts', 'content/a.md'];
    const known = new Set([...names(...everything), 'dead code']);
    expect(staticSteps.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});

describe('changed files', () => {
  function repository(): { root: string; git: (...args: string[]) => void } {
    const root = temporaryFolder({ 'kept.ts': '1', 'edited.ts': '1', 'gone.ts': '1' });
    const git = (...args: string[]) => {
      const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
      execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' });
    };
    git('init', '-b', 'main');
    git('add', '-A');
    git('commit', '-m', 'first');
    return { root, git };
  }

  it('are those since the branch point: committed, edited, new and deleted', () => {
    const { root, git } = repository();
    git('checkout', '-b', 'slice');
    writeInto(root, 'committed.ts', '1');
    git('add', '-A');
    git('commit', '-m', 'second');
    git('checkout', 'main');
    writeInto(root, 'of-main.ts', '1');
    git('add', '-A');
    git('commit', '-m', 'third');
    git('checkout', 'slice');
    writeInto(root, 'edited.ts', '2');
    writeInto(root, 'new file.ts', '1');
    rmSync(join(root, 'gone.ts'));
    const { files, deleted } = changesSince('main', root);
    expect(files).toEqual(['committed.ts', 'edited.ts', 'new file.ts']);
    expect(deleted).toEqual(['gone.ts']);
  });

  it('since an unknown branch are refused with what to write', () => {
    const { root } = repository();
    expect(branchProblem('no-such-branch', root)).toMatch(/"no-such-branch".*--changed <branch or commit>/);
    expect(branchProblem('main', root)).toBeUndefined();
  });
});

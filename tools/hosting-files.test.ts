import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from './project-root.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}
interface Pipeline {
  readonly image: string;
  readonly check: { readonly script: readonly string[] };
  readonly test: { readonly script: readonly string[] };
}
interface Form {
  readonly name?: string;
  readonly description?: string;
  readonly body?: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: Readonly<Record<string, unknown>>;
  }[];
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const readYaml = <Shape>(file: string): Shape => parse(read(file));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The scripts of package.json that a text runs: `npm test` and `npm start` need no `run`. */
function scriptsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g),
    ([, named, short]) => named ?? short ?? '',
  );
}

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe('the workflow of GitHub', () => {
  const workflow = readYaml<Workflow>('.github/workflows/ci.yml');

  it('runs the two commands of CONTRIBUTING.md', () => {
    const commands = stepsOf(workflow).flatMap(({ run }) => run ?? []);
    expect(commands.filter((command) => command.startsWith('npm'))).toEqual(['npm run check', 'npm test']);
    for (const command of ['npm run check', 'npm test']) expect(read('CONTRIBUTING.md')).toContain(command);
  });

  it('takes Node from .nvmrc, and actions by their commit', () => {
    const used = stepsOf(workflow).flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    const setups = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(setups).toHaveLength(Object.keys(workflow.jobs).length);
    for (const setup of setups) expect(setup.with).toHaveProperty('node-version-file', '.nvmrc');
  });

  it('may only read the repository', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });
});

describe('the pipeline of GitLab', () => {
  const pipeline = readYaml<Pipeline>('.gitlab-ci.yml');

  it('runs the same two commands', () => {
    expect([pipeline.check, pipeline.test].flatMap(({ script }) => script)).toEqual([
      'npm run check',
      'npm test',
    ]);
  });

  it('runs on the Node of .nvmrc', () => {
    expect(pipeline.image).toMatch(new RegExp(`^node:${read('.nvmrc').split('.')[0]}-`));
  });
});

describe('the forms for issues', () => {
  const files = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: projectRoot }).sort();
  const forms = files.filter((file) => !file.endsWith('/config.yml'));

  it('are for a bug, a mistake in the content and an idea', () => {
    expect(forms.map((file) => readYaml<Form>(file).name)).toEqual(['Bug', 'Mistake in the content', 'Idea']);
  });

  it.each(forms)('%s has a title and labelled fields', (file) => {
    const { description, body = [] } = readYaml<Form>(file);
    expect(description).toBeTruthy();
    const fields = body.filter(({ type }) => type !== 'markdown');
    expect(fields.length).toBeGreaterThan(0);
    for (const { type, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(attributes.label).toBeTruthy();
    }
    const ids = fields.map(({ id }) => id);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('every script that a text for newcomers or a host runs is in package.json', () => {
  const texts = [
    '.ci/run',
    '.gitlab-ci.yml',
    ...globSync(['*.md', '.github/**/*.{md,yml}'], { cwd: projectRoot }),
  ];
  const missing = texts.flatMap((file) =>
    scriptsIn(read(file)).flatMap((name) => (name in scripts ? [] : `${file}: ${name}`)),
  );
  expect(missing).toEqual([]);
  expect(scriptsIn('npm run spec, npm test and `npm start`')).toEqual(['spec', 'test', 'start']);
});

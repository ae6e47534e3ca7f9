import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { projectRoot } from './project-root.mjs';

const server = projectFiles('apps/api', 'packages')
  .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.|\/test\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  server.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

describe('programs of the system', () => {
  const starters = server.filter(({ source }) => source.includes("'node:child_process'"));

  it('are started by these files, through no shell that reads what it is given', () => {
    expect(starters.map(({ file }) => file)).toEqual([
      // Git, for the time of the last commit.
      'apps/api/src/modules/catalogue/courses/courseware/content-version.ts',
      'packages/courseware/src/prove/prove-in-process.ts',
      'packages/courseware/src/sandbox/isolation.ts',
      'packages/courseware/src/sandbox/run-in-sandbox.ts',
      'packages/managed-cluster/src/engines/find-engines.ts',
      'packages/managed-cluster/src/run-program.ts',
      'packages/managed-cluster/src/server/launch-server.ts',
    ]);
    for (const { file, source } of starters) {
      const [, names = ''] = /import \{([^}]*)\} from 'node:child_process'/.exec(source) ?? [];
      const functions = names.split(',').flatMap((name) => (/type /.test(name) ? [] : name.trim()));
      expect(['spawn', 'execFile'], file).toEqual(expect.arrayContaining(functions));
      expect(source, file).not.toMatch(/\bshell:/);
    }
    expect(filesWith(/child_process(?!')|(?:require|import)\(\s*'(?:node:)?child_process'/)).toEqual([]);
  });

  it('get a list of arguments; the one shell gets a command that is always the same', () => {
    const texts = starters.flatMap(({ source }) => source.match(/'-c', (?:'[^']*'|[^,]*)/g) ?? []);
    // The first is a setting of Git.
    expect(texts).toEqual(["'-c', 'safe.directory=*'", "'-c', LIMITED", "'-c', 'command -v postgres'"]);
    const [limited] = starters.flatMap(({ source }) => source.match(/const LIMITED =[^;]*;/g) ?? []);
    expect(limited).toBe(`const LIMITED = 'ulimit -t "$1" && shift && exec "$@"';`);
  });
});

it('knows no mode for development: no code asks which environment it is in', () => {
  expect(filesWith(/NODE_ENV/)).toEqual([]);
});

it('gives downloads names of fixed words, numbers and ids, so that no header needs an encoding', () => {
  const inFiles = server.map(({ file, source }) => ({ file, source: source.replaceAll('$', '') }));
  const names = inFiles.flatMap(({ source }) => source.match(/(?<=attachment; filename=").*(?=")/g) ?? []);
  expect(names.sort()).toEqual([
    'badge-{shownCertificateId(id)}.png',
    'certificate-{shownCertificateId(id)}.pdf',
    'event.ics',
    'nexii-coins-{sastDay(services.clock())}.csv',
    '{file}.pdf',
  ]);
  const papers = inFiles.find(({ file }) => file.endsWith('payments/receipts/serve-papers.ts'))?.source ?? '';
  expect(papers.match(/\bfile(?:: | = )`.*`/g)).toEqual([
    'file: `receipt-{receiptNumber(number)}`',
    'file = `credit-note-{creditNoteNumber(number)}`',
  ]);
  // No header is written any other way.
  expect(inFiles.flatMap(({ source }) => source.match(/content-disposition/gi) ?? [])).toHaveLength(
    names.length,
  );
});

describe('statements of the database', () => {
  it('get values as parameters: only these files put text into one, and all of it is ours', () => {
    const joining = /sql\.raw\(|\.(?:query|execute)\(\s*`[^`]*\$\{/;
    expect(filesWith(joining)).toEqual([
      // Names of columns and tables, and whole statements, that are constants of the program.
      'apps/api/src/modules/catalogue/course-files/course-files.store.ts',
      'apps/api/src/modules/catalogue/courses/courseware/import.store.ts',
      // The number of a year.
      'apps/api/src/modules/learning/learning-log/event-log/log-archive.store.ts',
      'apps/api/src/modules/overview/operations/daily-counts/count-academy.store.ts',
      'apps/api/src/modules/overview/operations/daily-counts/replace-counted.store.ts',
      // The names of the managed database and its role.
      'packages/managed-cluster/src/application-role.ts',
    ]);
  });
});

describe('calls to other machines', () => {
  it('are made by these files, to addresses of the configuration', () => {
    expect(filesWith(/(?<![.\w])fetch\(|\bcreateTransport\(|new pg\.(?:Pool|Client)\(/)).toEqual([
      'apps/api/src/database/connect.ts',
      'apps/api/src/database/driver/pool-options.ts',
      'apps/api/src/gateways/language-model.ts',
      'apps/api/src/gateways/paystack.ts',
      'apps/api/src/gateways/post-office.ts',
    ]);
    const network =
      /^import (?!type )[^;]*? from '(?:node:)?(?:http|https|http2|net|tls|dgram|dns)(?:\/\w+)?'/m;
    expect(filesWith(network)).toEqual([
      'apps/api/src/http/endpoints/request-checks/allowed-host.ts',
      'packages/managed-cluster/src/server/owner-connection.ts',
    ]);
    const called = server.flatMap(({ source }) => source.match(/(?<![.\w])fetch\(.*/g) ?? []);
    expect(called).toHaveLength(2);
    for (const call of called) expect(call).toMatch(/^fetch\(`\$\{(?:caller\.)?baseUrl\}[/$]/);
  });
});

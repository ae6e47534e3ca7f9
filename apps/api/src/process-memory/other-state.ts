import type { NameOfCachedRows } from './cached-rows.ts';

type OtherState =
  /** Made from cached rows of the same request: never older than these. */
  | { readonly kind: 'made from rows'; readonly of: readonly NameOfCachedRows[]; readonly holds: string }
  /** Found under a name that stands for its content, or computed from its key alone: never stale. */
  | { readonly kind: 'content'; readonly holds: string }
  /** Rows that no server changes once they are there. */
  | { readonly kind: 'fixed rows'; readonly holds: string }
  /** Files of this release, and what is computed from them. Another release is another process. */
  | { readonly kind: 'release'; readonly holds: string }
  /** A class for others: each file that makes one has a row of its own. */
  | { readonly kind: 'container'; readonly holds: string }
  /** Work in progress: who waits, and how many may. It protects this process, and each server has as much. */
  | { readonly kind: 'under way'; readonly holds: string }
  /** Not stored yet; `loses` is what a process that is killed takes with it. */
  | { readonly kind: 'counts'; readonly holds: string; readonly loses: string }
  /** What all servers have decided together, and does not change before a known time. */
  | { readonly kind: 'decided'; readonly holds: string }
  | { readonly kind: 'connections and threads'; readonly holds: string }
  | { readonly kind: 'metrics'; readonly holds: string }
  /** About this process alone, or what it has learnt of a service outside. */
  | { readonly kind: 'this process'; readonly holds: string }
  /** Ends with the request, job or command that made it. */
  | { readonly kind: 'one call'; readonly holds: string };

/**
 * Everything else that a process keeps in memory, by its file: from `apps/api/src`, or from the project's folder for a package. A
 * test finds all of it in the sources.
 */
export const OTHER_STATE: Readonly<Record<string, OtherState>> = {
  'commands/train-intents.ts': { kind: 'one call', holds: 'vectors of the texts that are learnt from' },
  'commands/release.ts': { kind: 'one call', holds: 'whether its content was imported' },
  'database/connect.ts': { kind: 'connections and threads', holds: 'the pools' },
  'database/driver/prepared-query.ts': { kind: 'one call', holds: 'the rows of one query' },
  'database/driver/statement-names.ts': {
    kind: 'connections and threads',
    holds: 'which connections keep the names of statements',
  },
  'database/replica/open-replica.ts': {
    kind: 'connections and threads',
    holds: 'connections to the replica, and whether reads may use it',
  },
  'database/replica/replica-lag.ts': {
    kind: 'this process',
    holds: 'positions of the primary in the last five seconds, by which a replica is judged once a second',
  },
  'database/statement.ts': { kind: 'release', holds: 'the text of every named statement' },
  'database/listener.ts': {
    kind: 'connections and threads',
    holds: 'the connection on which notifications arrive, and whether it does listen',
  },
  'gateways/embedder.ts': {
    kind: 'connections and threads',
    holds: 'the thread of the model, its callers, and until when it rests after a fault',
  },
  'gateways/embedding-thread.ts': { kind: 'under way', holds: 'texts whose vectors are computed' },
  'gateways/language-model-answers.ts': { kind: 'one call', holds: 'tool calls of one response' },
  'gateways/language-model.ts': { kind: 'one call', holds: 'the timer and the error of one response' },
  'gateways/paper/drawing-cache.ts': {
    kind: 'under way',
    holds: 'papers that are drawn; stored in the database',
  },
  'gateways/paper/drawing-pool.ts': {
    kind: 'connections and threads',
    holds: 'drawing threads, and twenty papers that wait',
  },
  'gateways/paper/fonts.ts': { kind: 'release', holds: 'fonts' },
  'gateways/paper/sheet.ts': { kind: 'one call', holds: 'the place on a page' },
  'gateways/password-hasher.ts': { kind: 'under way', holds: 'passwords that are hashed, one at a time' },
  'gateways/post-office.ts': { kind: 'connections and threads', holds: 'the connection to the mail server' },
  'http/documentation/api-documentation.ts': { kind: 'release', holds: 'the pages about the API' },
  'http/documents/content-memory.ts': { kind: 'container', holds: 'content by its hash' },
  'http/documents/document-grants.ts': {
    kind: 'fixed rows',
    holds:
      'the key of the grants, which a migration makes; grants signed and verified with it, each with its end',
  },
  'http/documents/serve-documents.ts': {
    kind: 'content',
    holds: 'documents by their hash; one that was replaced 30 days ago may be there until it is evicted',
  },
  'http/endpoints/event-stream.ts': { kind: 'one call', holds: 'the stream of one response' },
  'http/endpoints/request-call.ts': {
    kind: 'one call',
    holds: 'the transaction and the stored answer of one request',
  },
  'http/endpoints/responses/compressed-forms.ts': {
    kind: 'container',
    holds: 'compressed forms of one text',
  },
  'http/endpoints/responses/latest-map.ts': { kind: 'container', holds: 'the latest entries' },
  'http/endpoints/responses/send-json.ts': { kind: 'content', holds: 'texts of values that others cache' },
  'http/endpoints/responses/versioned.ts': { kind: 'content', holds: 'texts of values that others cache' },
  'http/observing/metrics.ts': { kind: 'metrics', holds: 'figures of the process' },
  'http/observing/readiness.ts': {
    kind: 'this process',
    holds: 'whether it is ready; that the disk of the database has room again is noticed within two seconds',
  },
  'http/observing/request-times.ts': { kind: 'metrics', holds: 'times of responses' },
  'http/pages/kept-assets.ts': { kind: 'content', holds: 'files of another build by their hashed name' },
  'http/pages/landing-pages.ts': {
    kind: 'made from rows',
    of: ['waitlist'],
    holds: 'the landing page; shown as it was last while the database takes longer than 250 ms',
  },
  'http/pages/sign-in-form.ts': { kind: 'content', holds: 'a page with each sentence, by page and sentence' },
  'jobs/answer-calls.ts': { kind: 'under way', holds: 'calls of web servers that this worker answers' },
  'jobs/heartbeat.store.ts': {
    kind: 'connections and threads',
    holds: 'the connection that shows that workers live',
  },
  'main.ts': { kind: 'this process', holds: 'what is closed at the end' },
  'modules/accounts/identity/sessions/read-actor.ts': {
    kind: 'under way',
    holds: 'requests that wait for the same read of their sign-ins, which begins after they have arrived',
  },
  'modules/accounts/identity/sign-in/new-device-limit.ts': {
    kind: 'under way',
    holds: 'how many sign-ins of unknown devices are checked, because hashing takes a core of this machine',
  },
  'modules/admissions/waitlist/network-tries.ts': {
    kind: 'decided',
    holds: 'networks that have used up their tries, until their window ends; nothing gives tries back',
  },
  'modules/assistant/agents/conversation/stream-answer.ts': {
    kind: 'one call',
    holds: 'what a reader was sent',
  },
  'modules/assistant/agents/llm/guarded-model.ts': {
    kind: 'this process',
    holds: 'failures of the language model in the last minute; its quotas are in the database',
  },
  'modules/assistant/agents/llm/notebook.ts': { kind: 'one call', holds: 'passages of one answer' },
  'modules/assistant/agents/llm/write-answer.ts': { kind: 'one call', holds: 'messages of one answer' },
  'modules/assistant/agents/llm/written-answer.ts': { kind: 'one call', holds: 'the text of one answer' },
  'modules/assistant/agents/message-routing/meaning.ts': {
    kind: 'made from rows',
    of: ['passages'],
    holds:
      'expected questions and spelling, by the version of the passages; vectors of recent questions by their text',
  },
  'modules/assistant/agents/tools.ts': { kind: 'one call', holds: 'the progress that one answer looks up' },
  'modules/authoring/drafts/checks/prove-programs.ts': {
    kind: 'under way',
    holds: 'how many programs are proven; Python helpers of this release',
  },
  'modules/authoring/drafts/checks/proven-programs.ts': {
    kind: 'content',
    holds: 'hashes of programs that were proven: another server proves them again',
  },
  'modules/authoring/drafts/working-copy/read-written.ts': {
    kind: 'connections and threads',
    holds: 'the thread that reads texts of authors, and who waits for it',
  },
  'modules/authoring/studio/serve-images.ts': {
    kind: 'content',
    holds: 'pictures by their hash; none is removed',
  },
  'modules/authoring/studio/studio.routes.ts': {
    kind: 'made from rows',
    of: ['catalogue'],
    holds: 'lists of instructors, curricula and learning paths',
  },
  'modules/catalogue/academy-content/academy-content.ts': { kind: 'release', holds: 'files of content/' },
  'modules/catalogue/careers/careers.routes.ts': {
    kind: 'made from rows',
    of: ['catalogue'],
    holds: 'careers',
  },
  'modules/catalogue/collections/collections.routes.ts': {
    kind: 'made from rows',
    of: ['catalogue'],
    holds: 'collections with quotes, each until it expires',
  },
  'modules/catalogue/content-library/content-library.routes.ts': {
    kind: 'made from rows',
    of: ['catalogue'],
    holds: 'recommended modules',
  },
  'modules/catalogue/courses/achievement-list.ts': { kind: 'release', holds: 'achievements' },
  'modules/catalogue/courses/cached-answers.ts': {
    kind: 'container',
    holds: 'answers by the catalogue they are made from',
  },
  'modules/catalogue/courses/catalogue.routes.ts': {
    kind: 'made from rows',
    of: ['catalogue'],
    holds: 'courses with quotes, each until it expires',
  },
  'modules/catalogue/help/help.routes.ts': {
    kind: 'made from rows',
    of: ['settings', 'catalogue'],
    holds: 'the help page',
  },
  'modules/commerce/payments/provider-news/watch-provider.ts': {
    kind: 'this process',
    holds: 'whether a call of this process may end the alarm about the key of the payment provider',
  },
  'modules/learning/assessments/marking/marking.ts': { kind: 'under way', holds: 'attempts that are marked' },
  'modules/learning/assessments/module.ts': { kind: 'under way', holds: 'attempts that a worker marks' },
  'modules/learning/assessments/marking/program-marker.ts': {
    kind: 'under way',
    holds: 'programs of learners that wait to be run, two at a time',
  },
  'modules/learning/learning-log/progress/own-answers.ts': {
    kind: 'container',
    holds: 'answers about a learner by the version of the record',
  },
  'modules/learning/learning-log/projections/learner-record.store.ts': {
    kind: 'release',
    holds: 'statements that save a record',
  },
  'modules/learning/learning-log/recording/stored-share.ts': {
    kind: 'counts',
    holds:
      'events of a learner that are added to the count of all servers by the hundred, for the limit of 6,000 a day',
    loses: 'less than a hundred for each learner',
  },
  'modules/overview/operations/daily-counts/daily-counters.ts': {
    kind: 'counts',
    holds: 'page views, errors and other figures of the day',
    loses: 'at most one minute; more while the database is away',
  },
  'modules/rewards/achievements/achievements.routes.ts': {
    kind: 'made from rows',
    of: ['catalogue'],
    holds: 'the list of achievements',
  },
  'modules/rewards/certificates/picture/badge.ts': { kind: 'release', holds: 'the picture of the badge' },
  'modules/rewards/certificates/picture/canvas.ts': { kind: 'one call', holds: 'one picture' },
  'modules/rewards/certificates/picture/card.ts': { kind: 'release', holds: 'the background of a card' },
  'shut-down.ts': { kind: 'this process', holds: 'the timer that closes idle connections' },
  'worker-calls/remote-embedder.ts': {
    kind: 'this process',
    holds: 'until when no worker is asked for embeddings, because none has answered',
  },
  'worker-calls/worker-calls.ts': { kind: 'under way', holds: 'who waits for the answer of a worker' },
  'packages/assistant/src/embedding/minilm/english-words.ts': {
    kind: 'release',
    holds: 'words of the model',
  },
  'packages/assistant/src/hearing/node/hear.ts': { kind: 'release', holds: 'what hears people in danger' },
  'packages/courseware/src/sandbox/isolation.ts': {
    kind: 'this process',
    holds: 'how this machine isolates programs',
  },
  'packages/courseware/src/sandbox/run-in-sandbox.ts': { kind: 'release', holds: 'sources of the sandbox' },
};

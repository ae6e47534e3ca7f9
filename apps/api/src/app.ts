import { academySettingsEndpoints } from '@academy/contract/academy/academy-settings';
import { noticeEndpoints } from '@academy/contract/academy/notices';
import { outboxEndpoints } from '@academy/contract/academy/outbox';
import { confirmationEndpoints } from '@academy/contract/accounts/confirmation';
import { displaySettingsEndpoints } from '@academy/contract/accounts/display-settings';
import { emailChangeEndpoints } from '@academy/contract/accounts/email-change';
import { identityEndpoints } from '@academy/contract/accounts/identity';
import { mailPreferenceEndpoints } from '@academy/contract/accounts/mail-preferences';
import { passkeyEndpoints } from '@academy/contract/accounts/passkeys';
import { peopleEndpoints } from '@academy/contract/accounts/people';
import { profileEndpoints } from '@academy/contract/accounts/profiles';
import { secondFactorEndpoints } from '@academy/contract/accounts/second-factor';
import { invitationEndpoints } from '@academy/contract/admissions/invitations';
import { waitlistEndpoints } from '@academy/contract/admissions/waitlist';
import { agentEndpoints } from '@academy/contract/assistant/agents';
import { coursePlanEndpoints } from '@academy/contract/authoring/course-plan';
import { authoringEndpoints } from '@academy/contract/authoring/drafts';
import { publicContentEndpoints, studioEndpoints } from '@academy/contract/authoring/studio';
import { careerEndpoints } from '@academy/contract/catalogue/careers';
import { collectionEndpoints } from '@academy/contract/catalogue/collections';
import { contentLibraryEndpoints } from '@academy/contract/catalogue/content-library';
import { catalogueEndpoints } from '@academy/contract/catalogue/courses';
import { helpEndpoints } from '@academy/contract/catalogue/help';
import { searchEndpoints } from '@academy/contract/catalogue/search';
import { bookkeepingEndpoints } from '@academy/contract/commerce/bookkeeping';
import { paymentEndpoints } from '@academy/contract/commerce/payments';
import { voucherEndpoints } from '@academy/contract/commerce/vouchers';
import { assessmentEndpoints } from '@academy/contract/learning/assessments';
import { learningEndpoints } from '@academy/contract/learning/learning-log';
import { learningTrackEndpoints } from '@academy/contract/learning/learning-tracks';
import { lessonEndpoints } from '@academy/contract/learning/lessons';
import { masteryEndpoints } from '@academy/contract/learning/mastery';
import { projectReviewEndpoints } from '@academy/contract/learning/project-reviews';
import { reviewEndpoints } from '@academy/contract/learning/reviews';
import { studyPlanEndpoints } from '@academy/contract/learning/study-plans';
import { operationsEndpoints } from '@academy/contract/overview/operations';
import { privacyEndpoints } from '@academy/contract/privacy/own-data';
import { achievementEndpoints } from '@academy/contract/rewards/achievements';
import { certificateEndpoints } from '@academy/contract/rewards/certificates';
import { coinEndpoints } from '@academy/contract/rewards/coins';
import { leaderboardEndpoints } from '@academy/contract/rewards/leaderboard';
import { eventEndpoints } from '@academy/contract/teaching/events';
import { sessionEndpoints } from '@academy/contract/teaching/sessions';
import { teachingEndpoints } from '@academy/contract/teaching/students';
import { ticketEndpoints } from '@academy/contract/teaching/tickets';
import { trainingEndpoints } from '@academy/contract/teaching/training';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { readingDatabase, sideDatabase } from './database/connect.ts';
import { serveApiDocumentation } from './http/documentation/api-documentation.ts';
import { serveSecurityTxt } from './http/documentation/security-txt.ts';
import { DocumentGrants } from './http/documents/document-grants.ts';
import { serveDocuments } from './http/documents/serve-documents.ts';
import type { AnyHandler } from './http/endpoints/call.ts';
import type { Gate } from './http/endpoints/gate.ts';
import { createHostCheck, lacksHost } from './http/endpoints/request-checks/allowed-host.ts';
import { acceptJsonBodiesOnly } from './http/endpoints/request-checks/json-bodies.ts';
import { validatorCompiler } from './http/endpoints/request-checks/request-parts.ts';
import { createSameSiteCheck } from './http/endpoints/request-checks/same-site.ts';
import { serveEndpoints } from './http/endpoints/serve-endpoints.ts';
import { createDeviceCookie, createSignInCookie } from './http/endpoints/sign-in-cookie.ts';
import { REQUEST_LIMIT_MS, withinLimit } from './http/endpoints/time-limit.ts';
import { serveMetrics } from './http/observing/metrics.ts';
import { requestId } from './http/observing/request-log.ts';
import { answerHeaders } from './http/pages/security-headers.ts';
import { serveWebPages } from './http/pages/web-pages.ts';
import { createErrorHandler } from './http/problems/error-handler.ts';
import { createMalformedHttpAnswer } from './http/problems/malformed-http.ts';
import { PROBLEMS, RequestProblem, sendProblem } from './http/problems/problem.ts';
import { readableAddress } from './http/problems/readable-address.ts';
import { academySettingsHandlers, SettingsCache } from './modules/academy/academy-settings/index.ts';
import { noticeHandlers } from './modules/academy/notices/notices.routes.ts';
import { outboxHandlers } from './modules/academy/outbox/index.ts';
import { displaySettingsHandlers } from './modules/accounts/display-settings/display-settings.routes.ts';
import {
  confirmationHandlers,
  createReadActor,
  emailChangeHandlers,
  identityHandlers,
  passkeyHandlers,
  secondFactorHandlers,
} from './modules/accounts/identity/index.ts';
import { mailPreferenceHandlers, serveOneClick } from './modules/accounts/mail-preferences/index.ts';
import { peopleHandlers } from './modules/accounts/people/people.routes.ts';
import { profileHandlers, serveAvatars } from './modules/accounts/profiles/index.ts';
import { invitationHandlers } from './modules/admissions/invitations/invitations.routes.ts';
import {
  provinceOf,
  readPageFacts,
  StatsCache,
  waitlistHandlers,
} from './modules/admissions/waitlist/index.ts';
import { agentHandlers, createEngines } from './modules/assistant/agents/index.ts';
import { authoringHandlers } from './modules/authoring/drafts/authoring.routes.ts';
import { coursePlanHandlers } from './modules/authoring/drafts/course-plan.routes.ts';
import { serveImages } from './modules/authoring/studio/serve-images.ts';
import { publicContentHandlers, studioHandlers } from './modules/authoring/studio/studio.routes.ts';
import { careerHandlers } from './modules/catalogue/careers/careers.routes.ts';
import { collectionHandlers } from './modules/catalogue/collections/collections.routes.ts';
import { contentLibraryHandlers } from './modules/catalogue/content-library/content-library.routes.ts';
import { CatalogueCache, catalogueHandlers } from './modules/catalogue/courses/index.ts';
import { helpHandlers } from './modules/catalogue/help/help.routes.ts';
import { searchHandlers } from './modules/catalogue/search/index.ts';
import {
  bookkeepingHandlers,
  paymentHandlers,
  servePapers,
  serveWebhook,
  WEBHOOK_PATH,
} from './modules/commerce/payments/index.ts';
import { voucherHandlers } from './modules/commerce/vouchers/index.ts';
import { assessmentHandlers } from './modules/learning/assessments/assessments.routes.ts';
import { FirstOpenings, learningHandlers } from './modules/learning/learning-log/index.ts';
import { learningTrackHandlers } from './modules/learning/learning-tracks/learning-tracks.routes.ts';
import { lessonHandlers } from './modules/learning/lessons/index.ts';
import { masteryHandlers } from './modules/learning/mastery/mastery.routes.ts';
import { projectReviewHandlers } from './modules/learning/project-reviews/index.ts';
import { reviewHandlers } from './modules/learning/reviews/index.ts';
import { studyPlanHandlers } from './modules/learning/study-plans/index.ts';
import { DailyCounters, keepCounters, operationsHandlers } from './modules/overview/operations/index.ts';
import { privacyHandlers, takeErasureBack } from './modules/privacy/own-data/index.ts';
import { achievementHandlers } from './modules/rewards/achievements/achievements.routes.ts';
import {
  certificateHandlers,
  certificatePreview,
  serveCredentials,
} from './modules/rewards/certificates/index.ts';
import { coinHandlers, serveStatement } from './modules/rewards/coins/index.ts';
import { leaderboardHandlers } from './modules/rewards/leaderboard/index.ts';
import { endCoinPlace } from './modules/rewards/take-backs/index.ts';
import { serveCalendars } from './modules/teaching/calendar/index.ts';
import { eventHandlers } from './modules/teaching/events/index.ts';
import { sessionHandlers } from './modules/teaching/sessions/index.ts';
import { teachingHandlers } from './modules/teaching/students/teaching.routes.ts';
import { ticketHandlers } from './modules/teaching/tickets/index.ts';
import { trainingHandlers } from './modules/teaching/training/training.routes.ts';
import { serveDemoRoom } from './seed/demo-room.ts';
import type { Services } from './services.ts';

const BODY_LIMIT_BYTES = 100_000;

/** Probes ask how ready the house is, so they are answered while it is not. */
const PROBES: readonly string[] = ['/api/health', '/api/ready'];
const isProbe = ({ url }: FastifyRequest) => PROBES.includes(url.split('?', 1)[0] ?? '');

interface Entrance {
  readonly headers: Readonly<Record<string, string>>;
  readonly isAllowedHost: ReturnType<typeof createHostCheck>;
}

function createServer({ config, log }: Services, { headers, isAllowedHost }: Entrance): FastifyInstance {
  const app = Fastify({
    // Node would answer a request without a name itself, without our headers.
    http: { requireHostHeader: false },
    loggerInstance: log,
    // Below `info` the two lines of each request would be made and thrown away.
    logController: new LogController({
      disableRequestLogging: !['info', 'debug'].includes(config.LOG_LEVEL),
    }),
    genReqId: requestId,
    // A logger per request would cost more than most requests; lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    // An address that cannot be read at all comes past every hook.
    frameworkErrors(_error, request, reply) {
      reply.headers(headers).header('x-request-id', request.id);
      const isOurs = isAllowedHost(request.headers.host);
      return sendProblem(request, reply, isOurs ? PROBLEMS.notFound : PROBLEMS.otherHost);
    },
    clientErrorHandler: createMalformedHttpAnswer({ log }, headers),
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  });
  // An expectation that we do not know: Node would answer 417 without our headers, and it may be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  return app;
}

/** The whole server, not yet listening. `webRoot` is the folder of the built web app. */
export function buildApp(
  services: Services,
  webRoot: string,
  limitMs: number = REQUEST_LIMIT_MS,
): FastifyInstance {
  const { config } = services;
  const headers = answerHeaders(config.isSecure);
  const isAllowedHost = createHostCheck(config.PUBLIC_URL, config.allowedHosts);
  const isSameSite = createSameSiteCheck(config.PUBLIC_URL, config.allowedHosts);
  const app = createServer(services, { headers, isAllowedHost });
  const readActor = createReadActor(services);
  const cookie = createSignInCookie(config.isSecure);
  const gate: Gate = {
    services,
    reading: readingDatabase(services.sidePool, services.db),
    cookie,
    grants: new DocumentGrants({ services, signInCookie: cookie, isSecure: config.isSecure }),
    deviceCookie: createDeviceCookie(config.isSecure),
    readActor: (token, wantsFrame) => withinLimit(readActor(token, wantsFrame), limitMs),
    limitMs,
    needsStrongStaff: config.needsStrongStaff,
  };

  // What is kept in memory is read beside transactions, which hold the connections of the main pool.
  const beside = { ...services, db: sideDatabase(services.sidePool) };
  const waitlistStats = new StatsCache(beside);
  app.addHook('onClose', () => waitlistStats.stop());

  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(createErrorHandler(gate));
  app.decorateRequest('actor', null);
  app.decorateRequest('endpointPath', null);
  acceptJsonBodiesOnly(app);

  // Callbacks, not promises: these run for every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (lacksHost(request)) done(new RequestProblem(PROBLEMS.malformedHttp));
    else if (!isAllowedHost(request.headers.host)) done(new RequestProblem(PROBLEMS.otherHost));
    else if (request.url.includes('%00')) done(new RequestProblem(PROBLEMS.malformedText));
    // The provider's signature is its leave; nothing there rests on a cookie.
    else if (request.url !== WEBHOOK_PATH && !isSameSite(request))
      done(new RequestProblem(PROBLEMS.crossSite));
    else if (services.readiness.state === 'starting' && !isProbe(request))
      done(new RequestProblem(PROBLEMS.resting));
    else done();
  });

  // Without a configured address people use the one that the server listens on.
  const publicUrl = () => config.PUBLIC_URL ?? app.listeningOrigin;
  const settings = new SettingsCache(beside);
  const identity = identityHandlers({ ...services, publicUrl, settings });
  serveEndpoints(app, gate, identityEndpoints, identity);
  serveEndpoints(app, gate, secondFactorEndpoints, secondFactorHandlers(services));
  serveEndpoints(app, gate, passkeyEndpoints, passkeyHandlers(services));
  serveEndpoints(app, gate, confirmationEndpoints, confirmationHandlers(services));
  serveEndpoints(app, gate, outboxEndpoints, outboxHandlers(services));
  serveEndpoints(app, gate, peopleEndpoints, peopleHandlers(services));
  const waitlist = waitlistHandlers({ ...services, publicUrl }, waitlistStats);
  serveEndpoints(app, gate, waitlistEndpoints, waitlist);
  const catalogue = new CatalogueCache(beside);
  serveEndpoints(app, gate, catalogueEndpoints, catalogueHandlers(services, catalogue));
  const classroom = { ...services, catalogue, publicUrl };
  const openings = new FirstOpenings(services);
  serveEndpoints(app, gate, profileEndpoints, profileHandlers({ ...services, provinceOf }));
  serveAvatars(app, services);
  serveEndpoints(app, gate, emailChangeEndpoints, emailChangeHandlers({ ...classroom, takeErasureBack }));
  serveEndpoints(app, gate, privacyEndpoints, privacyHandlers(classroom));
  const forgetSettings = () => {
    settings.forget();
    catalogue.forget();
    waitlistStats.noteChange(0);
  };
  serveEndpoints(app, gate, academySettingsEndpoints, academySettingsHandlers(services, forgetSettings));
  serveEndpoints(app, gate, operationsEndpoints, operationsHandlers(classroom));
  serveEndpoints(app, gate, studioEndpoints, studioHandlers(classroom));
  serveEndpoints(app, gate, authoringEndpoints, authoringHandlers({ ...classroom, limitMs }));
  serveEndpoints(app, gate, coursePlanEndpoints, coursePlanHandlers({ ...classroom, limitMs }));
  serveImages(app, services);
  serveEndpoints(app, gate, publicContentEndpoints, publicContentHandlers(services, catalogue));
  serveEndpoints(app, gate, invitationEndpoints, invitationHandlers(classroom));
  serveEndpoints(app, gate, learningEndpoints, learningHandlers(classroom));
  serveEndpoints(app, gate, lessonEndpoints, lessonHandlers({ ...classroom, openings }));
  serveEndpoints(app, gate, assessmentEndpoints, assessmentHandlers(classroom));
  serveEndpoints(app, gate, projectReviewEndpoints, projectReviewHandlers(classroom));
  serveEndpoints(app, gate, sessionEndpoints, sessionHandlers(classroom));
  serveCalendars(app, classroom);
  serveEndpoints(app, gate, eventEndpoints, eventHandlers(services));
  serveEndpoints(app, gate, collectionEndpoints, collectionHandlers(classroom));
  serveEndpoints(app, gate, contentLibraryEndpoints, contentLibraryHandlers(classroom));
  serveEndpoints(app, gate, careerEndpoints, careerHandlers(classroom));
  serveEndpoints(app, gate, trainingEndpoints, trainingHandlers(classroom));
  serveEndpoints(app, gate, achievementEndpoints, achievementHandlers(classroom));
  serveEndpoints(app, gate, noticeEndpoints, noticeHandlers(classroom));
  serveEndpoints(app, gate, displaySettingsEndpoints, displaySettingsHandlers(services));
  serveEndpoints(app, gate, mailPreferenceEndpoints, mailPreferenceHandlers(services));
  serveOneClick(app, gate);
  serveEndpoints(app, gate, leaderboardEndpoints, leaderboardHandlers(services));
  serveEndpoints(app, gate, learningTrackEndpoints, learningTrackHandlers(classroom));
  serveEndpoints(app, gate, masteryEndpoints, masteryHandlers(classroom));
  serveEndpoints(app, gate, teachingEndpoints, teachingHandlers(classroom));
  serveEndpoints(app, gate, reviewEndpoints, reviewHandlers(classroom));
  serveEndpoints(app, gate, studyPlanEndpoints, studyPlanHandlers(classroom));
  serveEndpoints(app, gate, ticketEndpoints, ticketHandlers(classroom));
  serveEndpoints(app, gate, coinEndpoints, coinHandlers({ ...classroom, endCoinPlace }));
  serveEndpoints(app, gate, agentEndpoints, agentHandlers({ ...services, ...createEngines(classroom) }));
  serveStatement(app, gate);
  serveEndpoints(app, gate, paymentEndpoints, paymentHandlers(classroom));
  serveEndpoints(app, gate, bookkeepingEndpoints, bookkeepingHandlers(classroom));
  serveEndpoints(app, gate, voucherEndpoints, voucherHandlers(classroom));
  serveWebhook(app, classroom);
  servePapers(app, gate, services);
  serveEndpoints(app, gate, helpEndpoints, helpHandlers({ settings, catalogue }));
  serveEndpoints(app, gate, searchEndpoints, searchHandlers());
  serveDocuments(app, gate, openings);
  serveEndpoints(app, gate, certificateEndpoints, certificateHandlers(services));
  serveCredentials(app, gate, classroom);
  const counters = new DailyCounters(services.clock);
  app.addHook('onClose', keepCounters(counters, services));
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode >= 500) counters.add('errors');
    done();
  });
  if (config.isDemo) serveDemoRoom(app);
  serveMetrics(app, services.pool, config);
  serveApiDocumentation(app);
  const readSupportEmail = async () => (await settings.read()).supportEmail;
  serveSecurityTxt(app, { clock: services.clock, readSupportEmail, publicUrl: config.PUBLIC_URL });
  const forms = {
    signIn: {
      endpoint: identityEndpoints['POST /api/auth/login'],
      handler: identity['POST /api/auth/login'] as AnyHandler,
    },
    waitlist: {
      endpoint: waitlistEndpoints['POST /api/waitlist/register'],
      handler: waitlist['POST /api/waitlist/register'] as AnyHandler,
    },
  };
  serveWebPages(app, gate, webRoot, config, {
    forms,
    readFacts: () => readPageFacts(waitlistStats, services.clock),
    onLandingView: () => counters.add('landing-views'),
    previews: { '/verify/:id': ({ id = '' }) => certificatePreview(classroom, id) },
  });
  return app;
}

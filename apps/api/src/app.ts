import { academySettingsEndpoints } from '@academy/contract/academy-settings';
import { achievementEndpoints } from '@academy/contract/achievements';
import { agentEndpoints } from '@academy/contract/agents';
import { assessmentEndpoints } from '@academy/contract/assessments';
import { authoringEndpoints } from '@academy/contract/authoring';
import { bookkeepingEndpoints } from '@academy/contract/bookkeeping';
import { careerEndpoints } from '@academy/contract/careers';
import { catalogueEndpoints } from '@academy/contract/catalogue';
import { certificateEndpoints } from '@academy/contract/certificates';
import { coinEndpoints } from '@academy/contract/coins';
import { collectionEndpoints } from '@academy/contract/collections';
import { confirmationEndpoints } from '@academy/contract/confirmation';
import { contentLibraryEndpoints } from '@academy/contract/content-library';
import { coursePlanEndpoints } from '@academy/contract/course-plan';
import { displaySettingsEndpoints } from '@academy/contract/display-settings';
import { emailChangeEndpoints } from '@academy/contract/email-change';
import { eventEndpoints } from '@academy/contract/events';
import { helpEndpoints } from '@academy/contract/help';
import { identityEndpoints } from '@academy/contract/identity';
import { invitationEndpoints } from '@academy/contract/invitations';
import { leaderboardEndpoints } from '@academy/contract/leaderboard';
import { learningEndpoints } from '@academy/contract/learning';
import { learningTrackEndpoints } from '@academy/contract/learning-tracks';
import { lessonEndpoints } from '@academy/contract/lessons';
import { mailPreferenceEndpoints } from '@academy/contract/mail-preferences';
import { masteryEndpoints } from '@academy/contract/mastery';
import { noticeEndpoints } from '@academy/contract/notices';
import { operationsEndpoints } from '@academy/contract/operations';
import { outboxEndpoints } from '@academy/contract/outbox';
import { passkeyEndpoints } from '@academy/contract/passkeys';
import { paymentEndpoints } from '@academy/contract/payments';
import { peopleEndpoints } from '@academy/contract/people';
import { privacyEndpoints } from '@academy/contract/privacy';
import { profileEndpoints } from '@academy/contract/profiles';
import { projectReviewEndpoints } from '@academy/contract/project-reviews';
import { reviewEndpoints } from '@academy/contract/reviews';
import { searchEndpoints } from '@academy/contract/search';
import { secondFactorEndpoints } from '@academy/contract/second-factor';
import { sessionEndpoints } from '@academy/contract/sessions';
import { publicContentEndpoints, studioEndpoints } from '@academy/contract/studio';
import { studyPlanEndpoints } from '@academy/contract/study-plans';
import { teachingEndpoints } from '@academy/contract/teaching';
import { ticketEndpoints } from '@academy/contract/tickets';
import { trainingEndpoints } from '@academy/contract/training';
import { voucherEndpoints } from '@academy/contract/vouchers';
import { waitlistEndpoints } from '@academy/contract/waitlist';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { readingDatabase, sideDatabase } from './database/connect.ts';
import { serveApiDocumentation } from './http/documentation/api-documentation.ts';
import { serveSecurityTxt } from './http/documentation/security-txt.ts';
import { DocumentGrants } from './http/documents/document-grants.ts';
import { serveDocuments } from './http/documents/serve-documents.ts';
import { createHostCheck, lacksHost } from './http/endpoints/allowed-host.ts';
import type { AnyHandler } from './http/endpoints/call.ts';
import type { Gate } from './http/endpoints/gate.ts';
import { acceptJsonBodiesOnly } from './http/endpoints/json-bodies.ts';
import { validatorCompiler } from './http/endpoints/request-parts.ts';
import { createSameSiteCheck } from './http/endpoints/same-site.ts';
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
import { academySettingsHandlers, SettingsCache } from './modules/academy-settings/index.ts';
import { achievementHandlers } from './modules/achievements/achievements.routes.ts';
import { agentHandlers, createEngines } from './modules/agents/index.ts';
import { assessmentHandlers } from './modules/assessments/assessments.routes.ts';
import { authoringHandlers } from './modules/authoring/authoring.routes.ts';
import { coursePlanHandlers } from './modules/authoring/course-plan.routes.ts';
import { serveCalendars } from './modules/calendar/index.ts';
import { careerHandlers } from './modules/careers/careers.routes.ts';
import { CatalogueCache, catalogueHandlers } from './modules/catalogue/index.ts';
import { certificateHandlers, certificatePreview, serveCredentials } from './modules/certificates/index.ts';
import { coinHandlers, serveStatement } from './modules/coins/index.ts';
import { collectionHandlers } from './modules/collections/collections.routes.ts';
import { contentLibraryHandlers } from './modules/content-library/content-library.routes.ts';
import { displaySettingsHandlers } from './modules/display-settings/display-settings.routes.ts';
import { eventHandlers } from './modules/events/index.ts';
import { helpHandlers } from './modules/help/help.routes.ts';
import {
  confirmationHandlers,
  createReadActor,
  emailChangeHandlers,
  identityHandlers,
  passkeyHandlers,
  secondFactorHandlers,
} from './modules/identity/index.ts';
import { invitationHandlers } from './modules/invitations/invitations.routes.ts';
import { leaderboardHandlers } from './modules/leaderboard/index.ts';
import { FirstOpenings, learningHandlers } from './modules/learning/index.ts';
import { learningTrackHandlers } from './modules/learning-tracks/learning-tracks.routes.ts';
import { lessonHandlers } from './modules/lessons/index.ts';
import { mailPreferenceHandlers, serveOneClick } from './modules/mail-preferences/index.ts';
import { masteryHandlers } from './modules/mastery/mastery.routes.ts';
import { noticeHandlers } from './modules/notices/notices.routes.ts';
import { DailyCounters, keepCounters, operationsHandlers } from './modules/operations/index.ts';
import { outboxHandlers } from './modules/outbox/index.ts';
import {
  bookkeepingHandlers,
  paymentHandlers,
  servePapers,
  serveWebhook,
  WEBHOOK_PATH,
} from './modules/payments/index.ts';
import { peopleHandlers } from './modules/people/people.routes.ts';
import { privacyHandlers, takeErasureBack } from './modules/privacy/index.ts';
import { profileHandlers, serveAvatars } from './modules/profiles/index.ts';
import { projectReviewHandlers } from './modules/project-reviews/index.ts';
import { reviewHandlers } from './modules/reviews/index.ts';
import { searchHandlers } from './modules/search/index.ts';
import { sessionHandlers } from './modules/sessions/index.ts';
import { serveImages } from './modules/studio/serve-images.ts';
import { publicContentHandlers, studioHandlers } from './modules/studio/studio.routes.ts';
import { studyPlanHandlers } from './modules/study-plans/index.ts';
import { endCoinPlace } from './modules/take-backs/index.ts';
import { teachingHandlers } from './modules/teaching/teaching.routes.ts';
import { ticketHandlers } from './modules/tickets/index.ts';
import { trainingHandlers } from './modules/training/training.routes.ts';
import { voucherHandlers } from './modules/vouchers/index.ts';
import { readPageFacts, StatsCache, waitlistHandlers } from './modules/waitlist/index.ts';
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
  serveEndpoints(app, gate, profileEndpoints, profileHandlers(services));
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

import { achievementEndpoints } from '@academy/contract/achievements';
import { assessmentEndpoints } from '@academy/contract/assessments';
import { careerEndpoints } from '@academy/contract/careers';
import { catalogueEndpoints } from '@academy/contract/catalogue';
import { collectionEndpoints } from '@academy/contract/collections';
import { eventEndpoints } from '@academy/contract/events';
import { helpEndpoints } from '@academy/contract/help';
import { identityEndpoints } from '@academy/contract/identity';
import { invitationEndpoints } from '@academy/contract/invitations';
import { learningEndpoints } from '@academy/contract/learning';
import { learningTrackEndpoints } from '@academy/contract/learning-tracks';
import { lessonEndpoints } from '@academy/contract/lessons';
import { operationsEndpoints } from '@academy/contract/operations';
import { outboxEndpoints } from '@academy/contract/outbox';
import { searchEndpoints } from '@academy/contract/search';
import { sessionEndpoints } from '@academy/contract/sessions';
import { teachingEndpoints } from '@academy/contract/teaching';
import { trainingEndpoints } from '@academy/contract/training';
import { waitlistEndpoints } from '@academy/contract/waitlist';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveApiDocumentation } from './http/documentation/api-documentation.ts';
import type { AnyHandler } from './http/endpoints/call.ts';
import type { Gate } from './http/endpoints/gate.ts';
import { acceptJsonBodiesOnly } from './http/endpoints/json-bodies.ts';
import { validatorCompiler } from './http/endpoints/request-parts.ts';
import { isSameSite } from './http/endpoints/same-site.ts';
import { serveEndpoints } from './http/endpoints/serve-endpoints.ts';
import { createDeviceCookie, createSignInCookie } from './http/endpoints/sign-in-cookie.ts';
import { REQUEST_LIMIT_MS, withinLimit } from './http/endpoints/time-limit.ts';
import { serveMetrics } from './http/observing/metrics.ts';
import { requestId } from './http/observing/request-log.ts';
import { answerHeaders } from './http/pages/security-headers.ts';
import { serveWebPages } from './http/pages/web-pages.ts';
import { createErrorHandler } from './http/problems/error-handler.ts';
import { answerMalformedHttp } from './http/problems/malformed-http.ts';
import { PROBLEMS, RequestProblem, sendProblem } from './http/problems/problem.ts';
import { readableAddress } from './http/problems/readable-address.ts';
import { achievementHandlers } from './modules/achievements/achievements.routes.ts';
import { assessmentHandlers } from './modules/assessments/assessments.routes.ts';
import { serveCalendars } from './modules/calendar/index.ts';
import { careerHandlers } from './modules/careers/careers.routes.ts';
import { CatalogueCache, catalogueHandlers } from './modules/catalogue/index.ts';
import { collectionHandlers } from './modules/collections/collections.routes.ts';
import { eventHandlers } from './modules/events/index.ts';
import { helpHandlers } from './modules/help/help.routes.ts';
import { createReadActor, identityHandlers } from './modules/identity/index.ts';
import { invitationHandlers } from './modules/invitations/invitations.routes.ts';
import { learningHandlers } from './modules/learning/index.ts';
import { learningTrackHandlers } from './modules/learning-tracks/learning-tracks.routes.ts';
import { lessonHandlers } from './modules/lessons/lessons.routes.ts';
import { operationsHandlers } from './modules/operations/operations.routes.ts';
import { outboxHandlers } from './modules/outbox/index.ts';
import { searchHandlers } from './modules/search/index.ts';
import { sessionHandlers } from './modules/sessions/index.ts';
import { teachingHandlers } from './modules/teaching/teaching.routes.ts';
import { trainingHandlers } from './modules/training/training.routes.ts';
import { StatsCache, waitlistHandlers } from './modules/waitlist/index.ts';
import { serveDemoRoom } from './seed/demo-room.ts';
import type { Services } from './services.ts';

const BODY_LIMIT_BYTES = 100_000;

function createServer({ config, log }: Services): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    // Below `info` the two lines of each request would be made and thrown away.
    logController: new LogController({
      disableRequestLogging: !['info', 'debug'].includes(config.LOG_LEVEL),
    }),
    genReqId: requestId,
    // A logger per request would cost more than most requests; lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    // An address that cannot be read at all comes past every hook.
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, PROBLEMS.notFound),
    clientErrorHandler: answerMalformedHttp,
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
  });
}

/** The whole server, not yet listening. `webRoot` is the folder of the built web app. */
export function buildApp(
  services: Services,
  webRoot: string,
  limitMs: number = REQUEST_LIMIT_MS,
): FastifyInstance {
  const { config } = services;
  const app = createServer(services);
  const readActor = createReadActor(services);
  const gate: Gate = {
    services,
    cookie: createSignInCookie(config.isSecure),
    deviceCookie: createDeviceCookie(config.isSecure),
    readActor: (token) => withinLimit(readActor(token), limitMs),
    limitMs,
  };

  const waitlistStats = new StatsCache(services);
  app.addHook('onClose', () => waitlistStats.stop());

  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(createErrorHandler(gate));
  app.decorateRequest('actor', null);
  app.decorateRequest('endpointPath', null);
  acceptJsonBodiesOnly(app);

  const headers = answerHeaders(config.isSecure);
  // Callbacks, not promises: these run for every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.includes('%00')) done(new RequestProblem(PROBLEMS.malformedText));
    else if (!isSameSite(request, config.PUBLIC_URL)) done(new RequestProblem(PROBLEMS.crossSite));
    else done();
  });

  serveEndpoints(app, gate, operationsEndpoints, operationsHandlers(services));
  const identity = identityHandlers(services);
  serveEndpoints(app, gate, identityEndpoints, identity);
  serveEndpoints(app, gate, outboxEndpoints, outboxHandlers());
  // Without a configured address people use the one that the server listens on.
  const publicUrl = () => config.PUBLIC_URL ?? app.listeningOrigin;
  serveEndpoints(app, gate, waitlistEndpoints, waitlistHandlers({ ...services, publicUrl }, waitlistStats));
  const catalogue = new CatalogueCache(services);
  serveEndpoints(app, gate, catalogueEndpoints, catalogueHandlers(services, catalogue));
  const classroom = { ...services, catalogue, publicUrl };
  serveEndpoints(app, gate, invitationEndpoints, invitationHandlers(classroom));
  serveEndpoints(app, gate, learningEndpoints, learningHandlers(classroom));
  serveEndpoints(app, gate, lessonEndpoints, lessonHandlers(classroom));
  serveEndpoints(app, gate, assessmentEndpoints, assessmentHandlers(classroom));
  serveEndpoints(app, gate, sessionEndpoints, sessionHandlers(classroom));
  serveCalendars(app, classroom);
  serveEndpoints(app, gate, eventEndpoints, eventHandlers(services));
  serveEndpoints(app, gate, collectionEndpoints, collectionHandlers(classroom));
  serveEndpoints(app, gate, careerEndpoints, careerHandlers(classroom));
  serveEndpoints(app, gate, trainingEndpoints, trainingHandlers(classroom));
  serveEndpoints(app, gate, achievementEndpoints, achievementHandlers(services));
  serveEndpoints(app, gate, learningTrackEndpoints, learningTrackHandlers(classroom));
  serveEndpoints(app, gate, teachingEndpoints, teachingHandlers(classroom));
  serveEndpoints(app, gate, helpEndpoints, helpHandlers(services));
  serveEndpoints(app, gate, searchEndpoints, searchHandlers());
  if (config.isDemo) serveDemoRoom(app);
  serveMetrics(app, services.pool, config);
  serveApiDocumentation(app);
  serveWebPages(app, gate, webRoot, config, {
    endpoint: identityEndpoints['POST /api/auth/login'],
    handler: identity['POST /api/auth/login'] as AnyHandler,
  });
  return app;
}

import { endpoints } from '@academy/contract';
import type { EndpointKey } from '@academy/contract/endpoint';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { readingDatabase } from './database/connect.ts';
import { serveApiDocumentation } from './http/documentation/api-documentation.ts';
import { serveSecurityTxt } from './http/documentation/security-txt.ts';
import { DocumentGrants } from './http/documents/document-grants.ts';
import { serveDocuments } from './http/documents/serve-documents.ts';
import type { AnyHandler } from './http/endpoints/call.ts';
import type { Gate } from './http/endpoints/gate.ts';
import { createPinToPrimary } from './http/endpoints/pin-to-primary.ts';
import { pinAfterWrites } from './http/endpoints/read-from-replica.ts';
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
import { createReadActor } from './modules/accounts/identity/index.ts';
import { readPageFacts } from './modules/admissions/waitlist/index.ts';
import { contextOf, MODULES, previewsOf, serveModules } from './modules/index.ts';
import { probeEndpoints, probeHandlers } from './modules/overview/operations/index.ts';
import { serveDemoRoom } from './seed/demo-room.ts';
import type { Services } from './services.ts';

const BODY_LIMIT_BYTES = 100_000;

/** Probes ask whether the server is ready, so they are answered while it is not. */
const PROBES: readonly string[] = ['/api/health', '/api/ready'];
const isProbe = ({ url }: FastifyRequest) => PROBES.includes(url.split('?', 1)[0] ?? '');

interface Entrance {
  readonly headers: Readonly<Record<string, string>>;
  readonly isAllowedHost: ReturnType<typeof createHostCheck>;
}

function createServer({ config, log }: Services, { headers, isAllowedHost }: Entrance): FastifyInstance {
  const app = Fastify({
    // Node itself would respond to a request without `Host`, but without our headers.
    http: { requireHostHeader: false },
    loggerInstance: log,
    // Below `info` the two lines of each request would be built and thrown away.
    logController: new LogController({
      disableRequestLogging: !['info', 'debug'].includes(config.LOG_LEVEL),
    }),
    genReqId: requestId,
    // A logger per request would cost more than most requests; lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    // An unparsable address bypasses every hook.
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
  // An unknown `Expect` header: Node would respond 417 without our headers, and it may be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  return app;
}

/** What surrounds every request, whatever this process serves. */
function createEntrance(
  services: Services,
  limitMs: number,
): { readonly app: FastifyInstance; readonly gate: Gate } {
  const { config } = services;
  const headers = answerHeaders(config.isSecure);
  const isAllowedHost = createHostCheck(config.PUBLIC_URL, config.allowedHosts);
  const signedPaths = new Set(MODULES.flatMap((module) => module.signedPaths ?? []));
  const isSameSite = createSameSiteCheck(config.PUBLIC_URL, config.allowedHosts);
  const app = createServer(services, { headers, isAllowedHost });
  const readActor = createReadActor(services);
  const cookie = createSignInCookie(config.isSecure);
  const gate: Gate = {
    services,
    reading: readingDatabase(services.sidePool, services.db),
    replica: services.replica,
    pinToPrimary: createPinToPrimary(config.isSecure),
    cookie,
    grants: new DocumentGrants({ services, signInCookie: cookie, isSecure: config.isSecure }),
    deviceCookie: createDeviceCookie(config.isSecure),
    readActor: (token, wantsFrame) => withinLimit(readActor(token, wantsFrame), limitMs),
    limitMs,
    needsStrongStaff: config.needsStrongStaff,
  };

  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(createErrorHandler(gate));
  app.decorateRequest('actor', null);
  app.decorateRequest('endpointPath', null);
  acceptJsonBodiesOnly(app);
  if (gate.replica) pinAfterWrites(app, gate.pinToPrimary);

  // Callbacks, not promises: these run for every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (lacksHost(request)) done(new RequestProblem(PROBLEMS.malformedHttp));
    else if (!isAllowedHost(request.headers.host)) done(new RequestProblem(PROBLEMS.otherHost));
    else if (request.url.includes('%00')) done(new RequestProblem(PROBLEMS.malformedText));
    // A signature authorises there; nothing depends on a cookie.
    else if (!signedPaths.has(request.url) && !isSameSite(request))
      done(new RequestProblem(PROBLEMS.crossSite));
    else if (services.readiness.state === 'starting' && !isProbe(request))
      done(new RequestProblem(PROBLEMS.resting));
    else done();
  });
  return { app, gate };
}

/** A worker serves no people: it says whether it lives and is ready, and what it measures. */
export function buildProbes(services: Services): FastifyInstance {
  const { app, gate } = createEntrance(services, REQUEST_LIMIT_MS);
  serveEndpoints(app, gate, probeEndpoints, probeHandlers(services));
  serveMetrics(app, services);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, PROBLEMS.notFound));
  return app;
}

/** The whole server, not yet listening. `webRoot` is the folder of the built web app. */
export function buildApp(
  services: Services,
  webRoot: string,
  limitMs: number = REQUEST_LIMIT_MS,
): FastifyInstance {
  const { config } = services;
  const { app, gate } = createEntrance(services, limitMs);

  // Without a configured address people use the one that the server listens on. Only requests injected by tests come before.
  const listeningUrl = () => (app.server.listening ? app.listeningOrigin : 'http://localhost');
  const publicUrl = () => config.PUBLIC_URL ?? listeningUrl();
  const context = contextOf(services, { publicUrl, limitMs });
  const handlers = serveModules(app, gate, context);
  serveDocuments(app, gate, context.openings);
  if (config.isDemo) serveDemoRoom(app);
  serveMetrics(app, services);
  serveApiDocumentation(app);
  const readSupportEmail = async () => (await context.settings.read()).supportEmail;
  serveSecurityTxt(app, { clock: services.clock, readSupportEmail, publicUrl: config.PUBLIC_URL });
  const handlerOf = (key: EndpointKey) => handlers.get(key) as AnyHandler;
  serveWebPages(app, gate, webRoot, config, {
    forms: {
      signIn: {
        endpoint: endpoints['POST /api/auth/login'],
        handler: handlerOf('POST /api/auth/login'),
      },
      waitlist: {
        endpoint: endpoints['POST /api/waitlist/register'],
        handler: handlerOf('POST /api/waitlist/register'),
      },
    },
    readFacts: () => readPageFacts(context.waitlistStats, services.clock),
    onLandingView: () => context.counters.add('landing-views'),
    previews: previewsOf(context),
  });
  return app;
}
